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
 * A small content folder that one process compiles in a copy of the project, with contentlayer2, as
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
const BASE = join(root, 'tests/pipeline/check/base/content')
/** A day about a month ahead that company.yaml does not list as closed. */
const AHEAD = [30, 31, 32]
  .map((days) => dayAfter(todayInSaoPaulo(), days))
  .find((day) => !readFileSync(join(BASE, 'company.yaml'), 'utf8').includes(day))

beforeAll(() => {
  copyProject(root, copy, BASE)
  for (const { path, format } of collections) {
    const [file = ''] = readdirSync(content(path))
    const text = readFileSync(content(`${path}/${file}`), 'utf8')
    writeFileSync(
      content(`${path}/escondido.${format}`),
      format === 'mdx'
        ? text.replace('---\n', '---\ndraft: true\n')
        : `${text.trimEnd()}\ndraft: true\n`,
    )
  }
  edit('posts/artigo.mdx', (text) =>
    windows(
      text
        .replace('\n---\nTexto', '\n  - mtr e cdf\n---\nTexto')
        .replace(
          'Texto com',
          '![Foto da pasta](pasta/foto.jpg)\n\nUma linha\noutra linha.\n\nTexto com',
        ),
    ),
  )
  edit('materials/cobre.yaml', (text) =>
    windows(text.replace('pricePerKg:\n', `pricePerKg:\n  ${AHEAD}: 4.97\n`)),
  )
  edit(
    'lots/notebooks.yaml',
    (text) => `\uFEFF${text.replace('pasta/foto.jpg', 'pasta/mem\u00f3ria.jpg')}`,
  )
  cpSync(content('photos/pasta/foto.jpg'), content('photos/pasta/memo\u0301ria.jpg'))
  edit('process-steps/etapa-01.yaml', (text) => text.replace('"01"', '"02"'))
  edit('process-steps/etapa-02.yaml', (text) => text.replace('"02"', '"01"'))
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
      generated('post-bodies/artigo'),
    ])
    expect(published).toContain('"mtr e cdf"')
    expect(published).not.toContain(String.raw`\r`)
    expect(readFileSync(join(copy, '.generated/public/feed.xml'), 'utf8')).not.toContain('\r')
  })

  it('publishes a file with a byte order mark as any other', () => {
    expect(generated('lots')).toMatchObject([{ slug: 'notebooks' }])
    expect(JSON.stringify(generated('lots'))).not.toContain('\uFEFF')
  })

  const loaded = collections.filter(({ forHost }) => !forHost)
  it.each(loaded.map(({ path }) => path))('shows no draft in %s', (path) => {
    const list = JSON.stringify(generated(path))
    expect(list).toContain('"slug"')
    expect(list).not.toMatch(/escondido|rascunho/)
  })

  it('has a price of a day ahead nowhere', () => {
    for (const folder of ['.generated/content', '.generated/public'])
      for (const file of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }))
        if (/\.(?:json|xml)$/.test(file))
          expect(readFileSync(join(copy, folder, file), 'utf8')).not.toMatch(
            new RegExp(`${AHEAD}|4[.,]97`),
          )
    expect(generated('materials')).toContainEqual(
      expect.objectContaining({ slug: 'cobre', pricePerKg: 4.5 }),
    )
  })

  it('has no text of a draft, in a content file of its own or in the feed', () => {
    expect(readdirSync(join(copy, '.generated/content/post-bodies'))).toEqual(['artigo.json'])
    const feed = readFileSync(join(copy, '.generated/public/feed.xml'), 'utf8')
    expect(feed).toContain('/blog/artigo')
    expect(feed).not.toMatch(/escondido|rascunho/)
  })

  it('lists the steps of the process by their numbers, however the files are called', () => {
    expect(generated('process-steps')).toMatchObject([
      { slug: 'etapa-02', number: '01' },
      { slug: 'etapa-01', number: '02' },
    ])
  })

  it('has the pictures of an article built', () => {
    expect(JSON.stringify(generated('post-bodies/artigo'))).toMatch(
      /\/fotos\/pasta\/foto\.[0-9a-f]{8}-\d+\.webp/,
    )
  })

  it('shows a photo whose name a Macintosh has stored in two characters for one letter', () => {
    expect(JSON.stringify(generated('lots'))).toContain('"/fotos/pasta/memoria.')
    expect(readdirSync(join(copy, '.generated/pictures/fotos/pasta'))).toContainEqual(
      expect.stringMatching(/^memoria\.[0-9a-f]{8}-\d+\.webp$/),
    )
  })
})
