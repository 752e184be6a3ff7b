import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Version } from '../../src/content/version'
import { writeFileList } from '../../src/pipeline/hosts/file-list'

/** Writes a small site into a folder, as a build leaves it. */
export async function smallSite(
  root: string,
  files: Record<string, string>,
  commit: string | null,
) {
  const [dist, hosts] = [join(root, 'dist'), join(root, '.generated/hosts')]
  const version: Version = { commit, day: '2026-11-24', next: null, content: null }
  const all = {
    _headers: '',
    _redirects: '',
    'versao.json': JSON.stringify(version),
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
    // The same time for every file, as in an archive that is identical each time.
    utimesSync(join(dist, file), 0, 0)
  }
  await writeFileList(dist, [])
  mkdirSync(hosts, { recursive: true })
  writeFileSync(join(hosts, 'nginx.conf'), 'listen 8080;\nroot /srv/retrilha;\n')
  writeFileSync(join(hosts, 'Caddyfile'), '\n:8080 {\nroot * /srv/retrilha\n')
  return { version, build: () => root }
}
