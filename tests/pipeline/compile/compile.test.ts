import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../../src/content/document-types'
import { asWritten } from '../../../src/content/time/in-time'
import { dayAfter, todayInSaoPaulo } from '../../../src/content/time/today'
import { checkContent } from '../../../src/pipeline/check/check'
import { copyProject } from '../../../src/pipeline/project-copy'

/**
 * The fixtures' content, which one process compiles in a copy of the project, with contentlayer2, as
 * a build does.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const copy = join(mkdtempSync(join(tmpdir(), 'retrilha-compile-')), 'site')
const collections = DOCUMENT_TYPE_NAMES.map(documentType).filter(
  ({ kind }) => kind === 'collection',
)
const content = (file: string) => join(copy, 'content', file)
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(content(file), change(readFileSync(content(file), 'utf8')))
const COMPILE = 'tests/support/generate-content.ts'
const windows = (text: string) => text.replaceAll('\n', '\r\n')
const generated = (name: string): unknown =>
  JSON.parse(readFileSync(join(copy, '.generated/content', `${name}.json`), 'utf8'))
const FIXTURES = join(root, 'tests/fixtures/content')
const ARTICLE = 'escolha-o-que-reusar'
/** A day about a month ahead that company.yaml does not list as closed. */
const AHEAD = [30, 31, 32]
  .map((days) => dayAfter(todayInSaoPaulo(), days))
  .find((day) => !readFileSync(join(FIXTURES, 'company.yaml'), 'utf8').includes(day))

beforeAll(() => {
  copyProject(root, copy, FIXTURES)
  edit(`posts/${ARTICLE}.mdx`, (text) =>
    windows(
      text.replace(
        '\n---\n\n',
        '\n  - mtr e cdf\n---\n\n![Vários aparelhos](lote.jpg)\n\nUma linha\noutra linha.\n\n',
      ),
    ),
  )
  edit('materials/placas-eletronicas.yaml', (text) =>
    windows(text.replace('pricePerKg:\n', `pricePerKg:\n  ${AHEAD}: 4.97\n`)),
  )
  edit(
    'lots/teclados-usados-1.yaml',
    (text) => `\uFEFF${text}photo:\n  src: pasta/mem\u00f3ria.jpg\n  alt: Teclados empilhados\n`,
  )
  cpSync(content('photos/lote.jpg'), content('photos/pasta/memo\u0301ria.jpg'))
  edit('process-steps/01-solicitacao.yaml', (text) => text.replace('"01"', '"02"'))
  edit('process-steps/02-avaliacao.yaml', (text) => text.replace('"02"', '"01"'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', COMPILE],
    { cwd: copy, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
})

describe('a compiled content folder', () => {
  it('is read by contentlayer2 as by the check, in every field of every document', async () => {
    const { documents } = await checkContent({ contentDir: content('') })
    const emitted = DOCUMENT_TYPE_NAMES.flatMap((name) => {
      const file = join(copy, '.contentlayer/generated', name, '_index.json')
      const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
      return [value].flat()
    })
    const fields = new Map(
      emitted.map((one) => {
        const { _id, _raw, documentType: type, body, ...data } = Object(one)
        return [_id, { data, body: body?.raw }]
      }),
    )
    expect(fields.size).toBeGreaterThan(25)
    for (const document of documents) {
      const { file, data, body } = asWritten(document)
      expect([file, fields.get(file)]).toEqual([file, { data, body }])
    }
    expect(fields.size).toBe(documents.length)
  })

  it('publishes a file with Windows line ends as any other', () => {
    const published = JSON.stringify([
      generated('posts'),
      generated('materials'),
      generated(`post-bodies/${ARTICLE}`),
    ])
    expect(published).toContain('"mtr e cdf"')
    expect(published).not.toContain(String.raw`\r`)
    expect(readFileSync(join(copy, '.generated/public/feed.xml'), 'utf8')).not.toContain('\r')
  })

  it('publishes a file with a byte order mark as any other', () => {
    expect(generated('lots')).toContainEqual(
      expect.objectContaining({ slug: 'teclados-usados-1', title: 'Lote 1 de teclados ABNT2' }),
    )
    expect(JSON.stringify(generated('lots'))).not.toContain('\uFEFF')
  })

  const loaded = collections.filter(({ forHost }) => !forHost)
  it.each(loaded.map(({ path }) => path))('shows no draft in %s', (path) => {
    const list = JSON.stringify(generated(path))
    expect(list).toContain('"slug"')
    expect(list).not.toMatch(/rascunho|rt-l-2026-0200/)
  })

  it('has a price of a day ahead nowhere', () => {
    for (const folder of ['.generated/content', '.generated/public'])
      for (const file of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }))
        if (/\.(?:json|xml)$/.test(file))
          expect(readFileSync(join(copy, folder, file), 'utf8')).not.toMatch(
            new RegExp(`${AHEAD}|4[.,]97`),
          )
    expect(generated('materials')).toContainEqual(
      expect.objectContaining({ slug: 'placas-eletronicas', pricePerKg: 4.5 }),
    )
  })

  it('has no text of a draft, in a content file of its own or in the feed', () => {
    const shown = readdirSync(content('posts')).filter((file) => file !== 'rascunho.mdx')
    expect(readdirSync(join(copy, '.generated/content/post-bodies'))).toEqual(
      shown.map((file) => file.replace('.mdx', '.json')),
    )
    const feed = readFileSync(join(copy, '.generated/public/feed.xml'), 'utf8')
    expect(feed).toContain(`/blog/${ARTICLE}`)
    expect(feed).not.toContain('rascunho')
  })

  it('lists the steps of the process by their numbers, however the files are called', () => {
    const slugs = [
      '02-avaliacao',
      '01-solicitacao',
      '03-coleta',
      '04-processamento',
      '05-certificacao',
    ]
    expect(generated('process-steps')).toMatchObject(slugs.map((slug) => ({ slug })))
  })

  it('has the pictures of an article built', () => {
    expect(JSON.stringify(generated(`post-bodies/${ARTICLE}`))).toMatch(
      /\/fotos\/lote\.[0-9a-f]{8}-\d+\.webp/,
    )
  })

  it('shows a photo whose name a Macintosh has stored in two characters for one letter', () => {
    expect(JSON.stringify(generated('lots'))).toContain('"/fotos/pasta/memoria.')
    expect(readdirSync(join(copy, '.generated/pictures/fotos/pasta'))).toContainEqual(
      expect.stringMatching(/^memoria\.[0-9a-f]{8}-\d+\.webp$/),
    )
  })
})
