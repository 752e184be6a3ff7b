import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFileList, writeHostFiles } from '../../src/pipeline/hosts/host-files'
import {
  pagePolicy,
  policyMeta,
  siteRules,
  type Redirect,
} from '../../src/pipeline/hosts/site-rules'
import { compressTexts } from '../../src/pipeline/files'

const OPENED = { map: { embed: 'https://mapa.example/' } }
const PATHS = ['/', '/contato', '/blog', '/blog/x', '/404']

/**
 * Writes a site as the build would leave it: five pages, an editors' page, a script, a picture and
 * two moved addresses.
 */
export async function smallSite(
  redirects: Redirect[] = [
    { from: '/velho', to: '/contato' },
    { from: '/blog/velho', to: '/blog/x' },
  ],
): Promise<Record<'dist' | 'hosts', string>> {
  const root = mkdtempSync(join(tmpdir(), 'retrilha-hosts-'))
  const dist = join(root, 'dist')
  for (const folder of ['assets', 'fotos', 'admin', 'blog'])
    mkdirSync(join(dist, folder), { recursive: true })
  const style = (path: string) => `main{--p:"${path}"}`
  for (const path of PATHS) {
    const flag = path === '/404' ? ' data-not-found' : ''
    const body = `${'<p>Sucata de cobre. </p>'.repeat(40)}<img src="/fotos/cobre-720.avif">`
    writeFileSync(
      join(dist, `${path === '/' ? 'index' : path}.html`),
      '<!DOCTYPE ' +
        `html><html><head><title>${path}</title>${policyMeta(pagePolicy([{ style: style(path) }], OPENED))}<style>${style(path)}</style><script ` +
        'type="module" ' +
        `src="/assets/client-1.js"${flag}></script></head><body>${body}</body></html>`,
    )
  }
  writeFileSync(join(dist, 'admin/index.html'), '<!DOCTYPE html><title>Editores</title>')
  writeFileSync(join(dist, 'assets/client-1.js'), 'let a = 1\n'.repeat(200))
  writeFileSync(join(dist, 'sw.js'), 'addEventListener("fetch", () => {})')
  writeFileSync(
    join(dist, 'manifest.webmanifest'),
    JSON.stringify({ icons: [{ src: '/icone.png' }] }),
  )
  writeFileSync(join(dist, 'icone.png'), Buffer.from([137, 80, 78, 71]))
  writeFileSync(
    join(dist, 'fotos/cobre-720.avif'),
    Buffer.from(Array.from({ length: 400 }, (_, index) => index % 256)),
  )
  writeFileSync(
    join(dist, 'sitemap.xml'),
    PATHS.slice(0, -1)
      .map((path) => `<loc>https://empresa.example${path}</loc>`)
      .join('\n'),
  )
  writeFileSync(
    join(dist, 'feed.xml'),
    '<feed><entry><link rel="alternate" href="https://empresa.example/blog/x"/></entry></feed>',
  )
  const folders = { dist, hosts: join(root, 'hosts') }
  await writeHostFiles(
    siteRules(
      PATHS.map((path) => ({ path, style: style(path) })),
      OPENED,
      redirects,
    ),
    folders,
  )
  await writeFileList(dist)
  await compressTexts(dist)
  return folders
}
