import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { VERSION_FILE } from '../../src/content/version'
import { filesBelow } from '../../src/pipeline/files-below'
import { FILE_LIST, fileHash } from '../../src/pipeline/hosts/file-list'

/** A page that only odd releases have. */
export const ODD_PAGE = '/so-nas-impares'
export const scriptOf = (number: number): string => `/assets/versao-${number}.js`

/** The number of the release that wrote a page; undefined for the text of no release. */
export function numberIn(html: string): number | undefined {
  const found = /<!--r(\d{4})-->/.exec(html)?.[1]
  return found === undefined ? undefined : Number(found)
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

function replaceFile(path: string, bytes: string | Buffer): void {
  rmSync(path, { force: true })
  writeFileSync(path, bytes)
}

/**
 * Makes the release of a number from a built site, as `deploy --built` takes it. Every page has the
 * number, in as many bytes as in any release. A script of its own has it too, and the servers send
 * it as a header, so every answer shows which release it is from.
 * @param build a folder with dist/ and .generated/hosts/
 */
export function makeVariant(build: string, folder: string, number: number): void {
  // Hard links to the same bytes; `replaceFile` gives every changed file bytes of its own.
  execFileSync('cp', ['-al', build, folder])
  const dist = join(folder, 'dist')
  const hashes: Record<string, string> = JSON.parse(readFileSync(dist + FILE_LIST, 'utf8'))
  const write = (path: string, text: string) => {
    replaceFile(dist + path, text)
    replaceFile(`${dist}${path}.br`, brotliCompressSync(text, BROTLI))
    replaceFile(`${dist}${path}.gz`, gzipSync(text))
    if (path !== FILE_LIST) hashes[path] = fileHash(Buffer.from(text))
  }
  const mark = `<!--r${String(number).padStart(4, '0')}-->`
  for (const path of filesBelow(dist).map((file) => `/${file}`))
    if (path.endsWith('.html') && hashes[path] !== undefined)
      write(path, `${readFileSync(dist + path, 'utf8').replace('</html>', '')}${mark}</html>`)
  if (number % 2 === 1) write(`${ODD_PAGE}.html`, readFileSync(`${dist}/404.html`, 'utf8'))
  write(scriptOf(number), `'${number}'\n`)
  write(
    VERSION_FILE,
    `${JSON.stringify({ commit: `c${number}`, day: '2026-11-24', content: null })}\n`,
  )
  write(FILE_LIST, `${JSON.stringify(hashes, null, 1)}\n`)
  const settings = (file: string, before: string, header: string) => {
    const path = join(folder, '.generated/hosts', file)
    replaceFile(path, readFileSync(path, 'utf8').replace(before, `${before}\n${header}`))
  }
  settings('nginx.conf', 'server_tokens off;', `  add_header X-Release ${number} always;`)
  settings('Caddyfile', 'header -Server', `\theader X-Release ${number}`)
}

/** Changes a page after the build, as a broken transfer does. */
export const breakVariant = (folder: string): void =>
  replaceFile(
    join(folder, 'dist/sobre.html'),
    readFileSync(join(folder, 'dist/sobre.html'), 'utf8').replace('<title>', '<title>Outro '),
  )
