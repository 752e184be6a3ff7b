import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
const configs = ['vite.config.ts', 'contentlayer.config.ts']

interface Import { from: string; to: string; typeOnly: boolean }

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every import of a file, relative ones as paths from the root; `typeof import('x')` counts as a type. */
function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].map((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    const typeOnly = match[1] !== undefined || text.slice(0, match.index).endsWith('typeof ')
    return { from, typeOnly, to: specifier.startsWith('.') ? relative(root, join(root, dirname(from), specifier)).replaceAll('\\', '/') : specifier }
  })
}

const room = (path: string): string => {
  const [, first = '', second = ''] = path.split('/')
  return first === 'site' ? `site/${second.replace(/\.tsx?$/, '')}` : first
}
const feature = (path: string): string | undefined => /^src\/site\/features\/([^/]+)/.exec(path)?.[1]

/** The sentence that names the right way, or nothing when the import is allowed (house.md: who may import whom). */
function fault({ from, to, typeOnly }: Import): string | undefined {
  const say = (sentence: string) => `${from} -> ${to}: ${sentence}`
  const here = room(from)
  if (to.startsWith('#content/')) {
    return from === 'src/site/content.ts' ? undefined : say('only src/site/content.ts opens the generated content; take its query options')
  }
  if (!to.startsWith('src/')) {
    return here.startsWith('site') && !typeOnly && /^(?:zod|yaml|sharp|node:|contentlayer2|@contentlayer2)/.test(to) ? say('this package must not reach the browser') : undefined
  }
  const there = room(to)
  if (there === 'content' && here.startsWith('site') && !typeOnly && /^src\/content\/(?:schema|document-types|json-schema|rules|contentlayer)/.test(to)) {
    return say('the site takes only types and zod-free modules from content/')
  }
  if (there === 'admin' && here !== 'admin') return say('the editors’ page is an entry of its own: nothing imports it')
  if (here === 'admin' && there === 'site/content') return say('the editors’ page shows the folder that is open, never the content of the build')
  if (here === 'content' && there !== 'content') return say('content/ imports nothing of ours')
  if (there === 'site/routes' && !to.endsWith('route-tree.gen')) return from.endsWith('route-tree.gen.ts') ? undefined : say('only the generated route tree imports routes; move what is shared to a feature')
  if (there === 'pipeline' && here !== 'pipeline') return say('nothing in the browser imports the pipeline')
  if (here === 'pipeline' && there.startsWith('site')) {
    return to === 'src/site/server' && /^src\/pipeline\/(?:prerender|dev)\//.test(from) ? undefined : say('the pipeline knows the site through src/site/server.tsx alone')
  }
  if (here === 'site/features' && there === 'site/features' && feature(from) !== feature(to)) return say('a feature never imports its sibling; let the route compose them')
  if ((here === 'site/ui' || here === 'site/lib' || here === 'site/handoff') && there === 'site/features') return say('features stand above ui, lib and handoff; pass what is needed as a prop')
  if (here === 'site/handoff' && (there === 'site/ui' || /react/.test(to))) return say('handoff knows nothing of React')
  if (here === 'site/lib' && there === 'site/ui') return say('lib knows no component')
  return undefined
}

const all = sources.flatMap((path) => importsOf(path, readFileSync(`${root}${path}`, 'utf8')))

describe('the house', () => {
  it('has imports only in the directions that house rules allow', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(all.map(fault).filter(Boolean)).toEqual([])
  })

  it('is told by name when an import goes the wrong way', () => {
    const wrong = (from: string, to: string, typeOnly = false) => fault({ from, to, typeOnly })
    expect(wrong('src/site/features/lots/lot-card.tsx', 'src/site/features/posts/queries')).toMatch(/let the route compose/)
    expect(wrong('src/site/ui/button.tsx', 'src/site/features/lots/lot-card')).toMatch(/features stand above/)
    expect(wrong('src/content/rules.ts', 'src/pipeline/paths')).toMatch(/imports nothing of ours/)
    expect(wrong('src/site/lib/x.ts', '#content/lots.json')).toMatch(/query options/)
    expect(wrong('src/site/features/lots/x.ts', 'src/content/schema/lot')).toMatch(/zod-free/)
    expect(wrong('src/site/features/lots/x.ts', 'src/content/schema/lot', true)).toBeUndefined()
    expect(wrong('src/site/features/lots/x.ts', 'zod')).toMatch(/browser/)
    expect(wrong('src/site/client.tsx', 'src/admin/main')).toMatch(/nothing imports it/)
    expect(wrong('src/admin/main.tsx', 'src/pipeline/paths')).toMatch(/pipeline/)
    expect(wrong('src/admin/main.tsx', 'src/site/content')).toMatch(/never the content of the build/)
  })

  it('reads imports in every form', () => {
    const text = "import a from './a'\nimport type { B } from '../b'\nexport { c } from './c'\nconst d = await import('./d')\nimport './e.css'\ntype F = typeof import('./f')\n"
    expect(importsOf('src/x/y.ts', text)).toEqual([
      { from: 'src/x/y.ts', to: 'src/x/a', typeOnly: false },
      { from: 'src/x/y.ts', to: 'src/b', typeOnly: true },
      { from: 'src/x/y.ts', to: 'src/x/c', typeOnly: false },
      { from: 'src/x/y.ts', to: 'src/x/d', typeOnly: false },
      { from: 'src/x/y.ts', to: 'src/x/e.css', typeOnly: false },
      { from: 'src/x/y.ts', to: 'src/x/f', typeOnly: true },
    ])
  })

  it('keeps every hand-written file below 250 lines and every name in kebab case', () => {
    const handWritten = [...sources, ...configs].filter((path) => !path.includes('.gen.'))
    const long = handWritten.filter((path) => readFileSync(`${root}${path}`, 'utf8').split('\n').length > 251)
    expect(long).toEqual([])
    const names = handWritten.filter((path) => !/^(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|__root|\$|blog\.\$slug|blog\.index)(?:\.config)?\.(?:tsx?|mjs)$/.test(path))
    expect(names).toEqual([])
  })

  it('has nothing on the top level but what the owner named and what tools force', () => {
    const allowed = new Set([
      'package.json', 'vite.config.ts', 'contentlayer.config.ts', 'tsconfig.json', 'content', 'src', 'public', 'tests', 'README.md',
      // Forced by npm; made by builds and test runs.
      'package-lock.json', 'node_modules', 'dist', 'test-results',
    ])
    expect(readdirSync(root).filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual([])
  })
})
