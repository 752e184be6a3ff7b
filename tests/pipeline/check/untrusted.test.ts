import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/pipeline/check/check'
import { formatDiagnostic } from '../../../src/pipeline/check/report'
import { linesOf } from './broken-content'

const FIXTURES = 'tests/fixtures/content'
const ARTICLE = 'posts/baterias-na-caixa-certa.mdx'
const LINK = 'é um atalho (link simbólico) — coloque o próprio arquivo no lugar'

let root: string
let contentDir: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'untrusted-'))
  contentDir = join(root, 'content')
  cpSync(FIXTURES, contentDir, { recursive: true })
})
afterEach(() => {
  rmSync(root, { recursive: true })
})
const lines = async () => (await checkContent({ contentDir })).errors.map(formatDiagnostic)
/**
 * Moves a part of the content out of its folder and leaves a link in its place. The link leads to
 * sound content, but outside of the folder.
 */
function moveOut(part: string): void {
  renameSync(join(contentDir, part), join(root, 'outside'))
  symlinkSync(join(root, 'outside'), join(contentDir, part))
}

describe('content from somebody unknown', () => {
  it('is not read when the folder itself is a link', async () => {
    moveOut('')
    expect(await lines()).toEqual([
      'content:1:1 arquivo: a pasta do conteúdo não existe, ou é um atalho (link simbólico) — confira o nome depois de --dir, e coloque a própria pasta no lugar',
    ])
    expect((await checkContent({ contentDir: `${contentDir}/` })).documents).toEqual([])
  })

  it("is not read when a file stands in the folder's place", async () => {
    rmSync(contentDir, { recursive: true })
    writeFileSync(contentDir, 'x')
    expect(await lines()).toEqual([
      'content:1:1 arquivo: a pasta do conteúdo não existe, ou é um atalho (link simbólico) — confira o nome depois de --dir, e coloque a própria pasta no lugar',
    ])
  })

  it.each(['materials', 'posts', 'pages', 'photos', 'company.yaml'])(
    'brings nothing from outside through a link in the place of %s',
    async (part) => {
      moveOut(part)
      const { errors, documents } = await checkContent({ contentDir })
      expect(errors.map(formatDiagnostic)).toContain(`content/${part}:1:1 arquivo: ${LINK}`)
      expect(documents.filter(({ file }) => file === part || file.startsWith(`${part}/`))).toEqual(
        [],
      )
    },
  )

  it('cannot hide a link', async () => {
    const names = ['.oculto', '.oculto.yaml', 'materials/.oculto', 'photos/.oculto']
    for (const name of names) symlinkSync('/etc', join(contentDir, name))
    expect(await lines()).toEqual(names.map((name) => `content/${name}:1:1 arquivo: ${LINK}`))
  })

  it('is not read in a hidden folder either, even where a document asks for it by name', async () => {
    mkdirSync(join(contentDir, 'photos/.oculta'))
    cpSync(join(contentDir, 'photos/lote.jpg'), join(root, 'fora.jpg'))
    symlinkSync(join(root, 'fora.jpg'), join(contentDir, 'photos/.oculta/foto.jpg'))
    appendFileSync(
      join(contentDir, 'materials/plastico-pet.yaml'),
      'image:\n  src: .oculta/foto.jpg\n  alt: Uma foto que está fora\n',
    )
    expect(await lines()).toEqual([
      expect.stringMatching(/^content\/materials\/plastico-pet\.yaml:11:8 image\.src: /),
      `content/photos/.oculta/foto.jpg:1:1 arquivo: ${LINK}`,
    ])
  })

  it('cannot make the check wait for a pipe', async () => {
    const names = ['.cano', 'materials/cano.yaml', 'photos/.cano', 'photos/cano.jpg']
    expect(spawnSync('mkfifo', names, { cwd: contentDir }).status).toBe(0)
    expect(await lines()).toEqual(
      names.map((name) => `content/${name}:1:1 arquivo: não é um arquivo comum — apague-o`),
    )
  })

  it.each([
    ['U+0007', '\u0007'],
    ['U+001B', '\u001b'],
    ['U+009B', '\u009b'],
    ['U+2028', '\u2028'],
    ['U+202E', '\u202e'],
    ['U+2066', '\u2066'],
    ['U+FDD0', '\ufdd0'],
  ])('shows a reviewer the text that is there, without %s', async (name, character) => {
    expect(
      await linesOf({
        changes: [{ edit: ARTICLE, from: 'Uma bateria', to: `Uma${character} bateria` }],
      }),
    ).toEqual([
      `content/${ARTICLE}:16:4 arquivo: há um caractere que não é texto (${name}) — ` +
        'apague-o e escreva o trecho de novo',
    ])
  })

  it.each([
    [
      'anchors that double nine times',
      Array.from(
        { length: 9 },
        (_, index) =>
          `a${index}: &a${index} [${index === 0 ? 'x, x' : `*a${index - 1}, *a${index - 1}`}]`,
      ).join('\n'),
    ],
    ['ten thousand keys', Array.from({ length: 10_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['thousands of brackets', '['.repeat(50_000)],
    ['brackets line by line', '[\n'.repeat(50_000)],
    ['a type that builds things', 'name: !!js/function "function(){ process.exit(1) }"'],
  ])('stops at a YAML of %s with one sentence and no data', async (_, text) => {
    writeFileSync(join(contentDir, 'materials/bomba.yaml'), text)
    const { errors, documents } = await checkContent({ contentDir })
    expect([errors.length, errors[0]?.file]).toEqual([1, 'content/materials/bomba.yaml'])
    expect(documents.find(({ slug }) => slug === 'bomba')?.data).toBeUndefined()
  })
})
