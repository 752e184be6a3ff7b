import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { houseFaults, type Sources } from './architecture/house'
import { readImports } from './architecture/read-imports'

const root = fileURLToPath(new URL('..', import.meta.url))
const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
const house: Sources = new Map(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]))

/** The house with a line more at the end of a file, or with a new file. */
const planted = (path: string, line: string): Sources =>
  new Map([...house, [path, `${house.get(path) ?? ''}\n${line}\n`]])

/** Imports that somebody could write in a hurry, with the words of the sentence that must answer. */
const VIOLATIONS: [what: string, path: string, line: string, answer: RegExp][] = [
  [
    'a feature brings zod along',
    'src/site/features/lots/find-lots.ts',
    "import { objectTree } from '../../../content/field-tree'",
    /find-lots\.ts -> src\/content\/field-tree\.ts: a feature knows/,
  ],
  [
    'a feature brings the Markdown parser along',
    'src/site/features/posts/article-body.tsx',
    "import { articleRehypePlugins } from '../../../content/article-markdown'",
    /article-markdown\.ts: a feature knows/,
  ],
  [
    'content opens a file',
    'src/content/nearest.ts',
    "import { readFileSync } from 'node:fs'",
    /nearest\.ts -> node:fs: content\//,
  ],
  [
    'content draws',
    'src/content/views.ts',
    "import { useState } from 'react'",
    /views\.ts -> react: content\//,
  ],
  [
    'content knows the pipeline',
    'src/content/rules.ts',
    "import { PATHS } from '../pipeline/paths'",
    /rules\.ts -> src\/pipeline\/paths\.ts: content\//,
  ],
  [
    'ui opens the content',
    'src/site/ui/button.tsx',
    "import { useLots } from '../content'",
    /button\.tsx -> src\/site\/content\.ts: ui knows no content/,
  ],
  [
    'ui knows the boot',
    'src/site/ui/button.tsx',
    "import { showOrHide } from '../boot/show-or-hide'",
    /show-or-hide\.ts: ui knows/,
  ],
  [
    'an icon comes with all others',
    'src/site/ui/button.tsx',
    "import { Mail } from 'lucide-react'",
    /button\.tsx -> lucide-react: ui knows/,
  ],
  [
    'ui knows a feature',
    'src/site/ui/button.tsx',
    "import { LotCard } from '../features/lots/lot-card'",
    /lot-card\.tsx: ui knows/,
  ],
  [
    'lib knows a component',
    'src/site/lib/head.ts',
    "import { Button } from '../ui/button'",
    /button\.tsx: lib holds/,
  ],
  [
    'a feature takes the router',
    'src/site/features/lots/lot-card.tsx',
    "import { createSiteRouter } from '../../router'",
    /router\.tsx: a feature knows/,
  ],
  [
    'a feature takes its sibling',
    'src/site/features/lots/lot-card.tsx',
    "import { PostCard } from '../posts/post-card'",
    /post-card\.tsx: a feature knows/,
  ],
  [
    'a feature takes its siblings by a pattern',
    'src/site/features/lots/lot-card.tsx',
    "export const all = import.meta.glob('../posts/post-*.tsx')",
    /post-card\.tsx: a feature knows/,
  ],
  [
    'a feature takes its sibling by require',
    'src/site/features/lots/lot-card.tsx',
    "export const one = require('../posts/post-card')",
    /post-card\.tsx: a feature knows/,
  ],
  [
    'a feature takes its sibling late',
    'src/site/features/lots/lot-card.tsx',
    "export const late = () => import('../posts/post-card')",
    /post-card\.tsx: a feature knows/,
  ],
  [
    'a feature passes its sibling on',
    'src/site/features/lots/lot-card.tsx',
    "export { PostCard } from '../posts/post-card'",
    /post-card\.tsx: a feature knows/,
  ],
  [
    'a feature opens the generated content',
    'src/site/features/lots/find-lots.ts',
    "export const all = import.meta.glob('../../../../.generated/content/*.json')",
    /find-lots\.ts -> generated: a feature knows/,
  ],
  [
    'a feature imports a route',
    'src/site/features/lots/lot-card.tsx',
    "import { Route } from '../../routes/index'",
    /only the generated route tree imports routes/,
  ],
  [
    'a room of the pipeline takes another',
    'src/pipeline/photos/settings.ts',
    "import { atomFeed } from '../compile/feed'",
    /feed\.tsx: a room of the pipeline/,
  ],
  [
    'the pipeline goes around the server entry',
    'src/pipeline/compile/compile.ts',
    "import { formatMoney } from '../../site/lib/format'",
    /format\.ts: a room of the pipeline/,
  ],
  [
    'a message of the hand-off draws',
    'src/site/handoff/message/text.ts',
    "import { useMemo } from 'react'",
    /text\.ts -> react: the messages of the hand-off/,
  ],
  [
    'a message of the hand-off reaches React through lib',
    'src/site/handoff/message/text.ts',
    "import { useShapedInput } from '../../lib/use-shaped-input'",
    /text\.ts -> src\/site\/lib\/use-shaped-input\.ts -> react: this room knows no React/,
  ],
  [
    'lib takes from the hand-off',
    'src/site/lib/format.ts',
    "import { telHref } from '../handoff/message/chat-links'",
    /chat-links\.ts: lib holds/,
  ],
  [
    'the site asks the pipeline',
    'src/site/lib/format.ts',
    "import { PATHS } from '../../pipeline/paths'",
    /paths\.ts: lib holds/,
  ],
  [
    'a package reaches a visitor by a chain',
    'src/content/vocabulary.ts',
    "export { z } from 'zod'",
    /src\/site\/client\.tsx -> .*vocabulary\.ts -> zod: this package must not reach a visitor/,
  ],
  [
    'two files import each other',
    'src/content/vocabulary.ts',
    "export { siteOf } from './rules/links'",
    /vocabulary\.ts.*: a circle/,
  ],
  [
    'two files import each other’s types',
    'src/content/vocabulary.ts',
    "export type { Site } from './rules/links'",
    /vocabulary\.ts.*: a circle/,
  ],
  [
    'a visitor’s page takes the editors’ page',
    'src/site/router.tsx',
    "import { ContentSet } from '../admin/check/content-set'",
    /content-set\.ts: the entries wire/,
  ],
  [
    'the editors’ page asks the pipeline',
    'src/admin/main.tsx',
    "import { PATHS } from '../pipeline/paths'",
    /paths\.ts: the editors/,
  ],
  [
    'the editors’ page shows the content of the build',
    'src/admin/main.tsx',
    "import { useLots } from '../site/content'",
    /content\.ts: the editors/,
  ],
  [
    'a card that the editors’ page shows asks for the content of the build',
    'src/site/features/posts/post-facts.tsx',
    "import { useBlogPage } from '../../content'",
    /src\/admin\/main\.tsx -> .*post-facts\.tsx -> src\/site\/content\.ts: the editors’ page has no built content/,
  ],
  [
    'somebody opens a room of the pipeline without rules',
    'src/pipeline/tools/helper.ts',
    "import { PATHS } from '../paths'",
    /helper\.ts: its folder has no rules/,
  ],
  [
    'somebody opens a room without rules',
    'src/tools/helper.ts',
    "import { join } from 'node:path'",
    /src\/tools\/helper\.ts: its folder has no rules/,
  ],
]

describe('the house', () => {
  it('has imports only where the lists of its rooms allow them, nothing in a browser that does not belong there, and no circle', () => {
    expect(house.size).toBeGreaterThan(100)
    expect(houseFaults(house)).toEqual([])
  })

  it.each(VIOLATIONS)('notices when %s', (_, path, line, answer) => {
    expect(houseFaults(planted(path, line)).join('\n')).toMatch(answer)
  })

  it('cannot be told a target that only running would know', () => {
    expect(
      houseFaults(
        planted('src/site/lib/format.ts', 'export const x = (name: string) => import(name)'),
      ).join(),
    ).toMatch(/format\.ts -> \(a name that is not written out\): lib holds/)
  })

  it('reads imports in every form', () => {
    const text = `import a from './a'
      import type { B } from '../b'
      import { type C } from '../b'
      export { c } from './c'
      export * from './c'
      const d = await import('./d')
      import './e.css'
      type F = typeof import('./a')
      const g = require('./d')
      const h = import.meta.glob(['./c.ts', '../b*'])
      import j from '../../.generated/content/lots.json'`
    const known = new Set(['src/x/a.ts', 'src/b.ts', 'src/x/c.ts', 'src/x/d.tsx'])
    expect(
      readImports('src/x/y.ts', text, known)
        .map(({ to, types }) => `${to}${types ? ' (type)' : ''}`)
        .sort(),
    ).toEqual([
      'generated',
      'src/b.ts',
      'src/b.ts (type)',
      'src/b.ts (type)',
      'src/x/a.ts',
      'src/x/a.ts (type)',
      'src/x/c.ts',
      'src/x/c.ts',
      'src/x/c.ts',
      'src/x/d.tsx',
      'src/x/d.tsx',
      'src/x/e.css',
    ])
  })

  it('has every name in kebab case', () => {
    const configs = ['vite.config.ts', 'contentlayer.config.ts']
    const handWritten = [...paths, ...configs].filter((path) => !path.includes('.gen.'))
    const names = handWritten.filter(
      (path) =>
        !/^(?:(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|__root|\$)|src\/site\/routes\/[a-z-]+(?:\.\$?[a-z-]+)+)(?:\.config)?\.(?:tsx?|mjs)$/.test(
          path,
        ),
    )
    expect(names).toEqual([])
  })

  it('has nothing on the top level but what the owner named and what tools force', () => {
    const allowed = new Set([
      'package.json',
      'vite.config.ts',
      'contentlayer.config.ts',
      'tsconfig.json',
      'content',
      'src',
      'public',
      'tests',
      'README.md',
      // Forced by npm; made by builds and test runs.
      'package-lock.json',
      'node_modules',
      'dist',
      'test-results',
    ])
    expect(readdirSync(root).filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual(
      [],
    )
  })
})
