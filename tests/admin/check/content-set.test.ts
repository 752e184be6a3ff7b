import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ContentSet } from '../../../src/admin/check/content-set'
import { isDocument, isPhoto } from '../../../src/admin/store/content-store'
import { checkContent } from '../../../src/pipeline/check/check'
import { formatDiagnostic } from '../../../src/pipeline/check/report'
import { leaveBase, linesOf } from '../../pipeline/check/broken-content'
import { articles } from '../../pipeline/check/catalogue/articles'
import { bodies } from '../../pipeline/check/catalogue/bodies'
import { documents } from '../../pipeline/check/catalogue/documents'
import { lots } from '../../pipeline/check/catalogue/lots'
import { together } from '../../pipeline/check/catalogue/together'

const BASE = 'tests/pipeline/check/base/content'
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(BASE, folder, { recursive: true })
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  leaveBase()
})

/** The content below a folder as the page would read it. */
function loaded(root: string): ContentSet {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  return ContentSet.of(
    new Map(
      files
        .filter(isDocument)
        .map((file) => [file, new Uint8Array(readFileSync(join(root, file)))]),
    ),
    files.filter(isPhoto).map((file) => file.slice('photos/'.length)),
  )
}

const everyError = async (content: ContentSet): Promise<string[]> => {
  const found: string[] = []
  for (const file of content.documents.keys())
    found.push(...(await content.errorsOf(file)).map(formatDiagnostic))
  return found.toSorted()
}

const base = loaded(BASE)

/** Rows whose every change is an edit of a document's text. */
const textRows = [...documents, ...articles, ...bodies, ...lots, ...together].filter(
  ({ changes, release }) => release === undefined && changes.every((change) => 'edit' in change),
)

describe('the page refuses what the check refuses, with the same sentences', () => {
  it('has rows enough to say so', () => expect(textRows.length).toBeGreaterThan(100))

  it('finds nothing wrong with sound content', async () => {
    expect(await everyError(loaded(BASE))).toEqual([])
  })

  it.each(textRows)('$written', async ({ changes }) => {
    let content = base
    for (const change of changes) {
      if (!('edit' in change)) continue
      const text = new TextDecoder().decode(content.documents.get(change.edit)?.bytes)
      content = content.with(
        change.edit,
        new TextEncoder().encode(text.replace(change.from, () => change.to)),
      )
    }
    expect(await everyError(content)).toEqual((await linesOf({ changes })).toSorted())
  })

  it('refuses a price of ten times, and warns of one that rises by a third', async () => {
    const after = async (price: string) => {
      const file = 'materials/cobre.yaml'
      const text = readFileSync(join(BASE, file), 'utf8')
      const lines = `pricePerKg:\n  2026-11-21: ${price}\n`
      const content = base.with(
        file,
        new TextEncoder().encode(text.replace('pricePerKg:\n', lines)),
      )
      return [await content.errorsOf(file), content.warningsOf(file)].map(
        (all) => all.filter(({ message }) => message.includes('de uma vez')).length,
      )
    }
    expect([await after('45'), await after('6'), await after('5')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  it('tells what a change breaks in other documents', async () => {
    const before = loaded(BASE)
    const text = readFileSync(join(BASE, 'pages/blog.yaml'), 'utf8').replaceAll(
      'Ana Lima',
      'Bia Souza',
    )
    const after = before.with('pages/blog.yaml', new TextEncoder().encode(text))
    expect((await after.errorsOf('pages/blog.yaml')).map(formatDiagnostic)).toEqual([])
    const elsewhere = await after.newErrorsElsewhere('pages/blog.yaml', before)
    expect(elsewhere.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/posts/artigo.mdx author',
      'content/posts/rascunho.mdx author',
    ])
  })

  it('takes a new picture for one of the folder', async () => {
    const text = readFileSync(join(BASE, 'posts/artigo.mdx'), 'utf8').replace(
      'pasta/foto.jpg',
      'posts/nova.png',
    )
    const bytes = new TextEncoder().encode(text)
    expect(
      await loaded(BASE).with('posts/artigo.mdx', bytes).errorsOf('posts/artigo.mdx'),
    ).toHaveLength(1)
    expect(
      await loaded(BASE)
        .with('posts/artigo.mdx', bytes, ['posts/nova.png'])
        .errorsOf('posts/artigo.mdx'),
    ).toEqual([])
  })

  it('reads the same documents as the check', async () => {
    expect(existsSync(folder)).toBe(true)
    const { documents: checked } = await checkContent({ contentDir: folder })
    expect([...loaded(folder).documents.keys()].toSorted()).toEqual(
      checked.map(({ file }) => file).toSorted(),
    )
  })
})
