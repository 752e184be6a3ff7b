import { describe, expect, it } from 'vitest'
import type { ContentSet } from '../../../src/admin/check/content-set'
import { fieldsOf, inForm, labelOf } from '../../../src/admin/check/in-words'
import { inFile } from '../../../src/content/check/diagnostic'
import { checkContent } from '../../../src/pipeline/check/check'
import { formatDiagnostic } from '../../../src/pipeline/check/report'
import { linesOf } from '../../pipeline/check/broken-content'
import { CASES, PLACE } from '../../pipeline/check/cases'
import { fixtureContent, storedFixtures } from '../fixture-content'

const textOf = (file: string) => new TextDecoder().decode(storedFixtures.documents.get(file))
const bytes = (text: string) => new TextEncoder().encode(text)

const everyError = async (content: ContentSet): Promise<string[]> => {
  const found: string[] = []
  for (const file of content.documents.keys())
    found.push(...(await content.errorsOf(file)).map(formatDiagnostic))
  return found.toSorted()
}

const base = fixtureContent()

/** Cases that only edit the text of documents, about each fact that the page finds itself. */
const textCases = ['texts', 'articles', 'lots', 'links']
  .flatMap((name) => CASES.get(name) ?? [])
  .filter(
    ({ changes, says, release }) =>
      release === undefined &&
      says.some((part) => PLACE.test(part)) &&
      changes.every((change) => 'edit' in change),
  )

describe('the page refuses what the check refuses', () => {
  it('with the same sentences, and nothing in sound content', async () => {
    expect(textCases.length).toBeGreaterThan(60)
    expect(await everyError(base)).toEqual([])
    for (const { name, changes } of textCases) {
      let content = base
      for (const change of changes) {
        if (!('edit' in change)) continue
        const text = new TextDecoder().decode(content.documents.get(change.edit)?.bytes)
        content = content.applied([
          { file: change.edit, bytes: bytes(text.replace(change.from, () => change.to)) },
        ])
      }
      expect(await everyError(content), name).toEqual((await linesOf({ changes })).toSorted())
    }
  })

  it('refuses a price of ten times, and warns of one that rises by a third', async () => {
    const after = async (price: string) => {
      const file = 'materials/placas-eletronicas.yaml'
      const lines = `pricePerKg:\n  2026-11-21: ${price}\n`
      const content = base.applied([
        { file, bytes: bytes(textOf(file).replace('pricePerKg:\n', lines)) },
      ])
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
    const text = textOf('pages/blog.yaml').replaceAll('Íris Bragança', 'Bia Souza')
    const after = base.applied([{ file: 'pages/blog.yaml', bytes: bytes(text) }])
    expect((await after.errorsOf('pages/blog.yaml')).map(formatDiagnostic)).toEqual([])
    const elsewhere = await after.newErrorsElsewhere('pages/blog.yaml', base)
    expect(elsewhere.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/posts/baterias-na-caixa-certa.mdx author',
      'content/posts/caminho-da-placa.mdx author',
      'content/posts/escolha-o-que-reusar.mdx author',
      'content/posts/rascunho.mdx author',
    ])
  })

  it('takes a new picture for one of the folder', async () => {
    const file = 'posts/caminho-da-placa.mdx'
    const change = { file, bytes: bytes(textOf(file).replace('artigo.jpg', 'posts/nova.png')) }
    expect(await base.applied([change]).errorsOf(file)).toHaveLength(1)
    const errorsWith = (photos: string[]) => base.applied([change], photos).errorsOf(file)
    expect(await errorsWith([])).toHaveLength(1)
    expect(await errorsWith(['posts/nova.png'])).toEqual([])
  })

  it('reads the same documents as the check', async () => {
    const { documents: checked } = await checkContent({ contentDir: 'tests/fixtures/content' })
    expect([...base.documents.keys()].toSorted()).toEqual(
      checked.map(({ file }) => file).toSorted(),
    )
  })
})

it('a byte order mark stays with its file, and only a new item list gets one', () => {
  const [file, list] = ['company.yaml', 'lots/notebooks-corporativos-core-i5.csv']
  const marked = base.applied([{ file, bytes: bytes(`\ufeff${textOf(file)}`) }])
  const renamed = (content: ContentSet) =>
    content.changedFile(file, (fields) => ({ ...fields, name: 'Outra' })).bytes?.[0]
  expect([renamed(marked), renamed(base)]).toEqual([0xef, textOf(file).charCodeAt(0)])
  const plain = base.applied([{ file: list, bytes: bytes('Unidades') }])
  expect([plain.listText(list), plain.listText('lots/nova.csv')]).toEqual(['Unidades', ''])
  expect(plain.changedList(list, 'Modelo').bytes).toEqual(bytes('Modelo'))
  expect(plain.changedList(list, '').bytes).toBeUndefined()
  expect(plain.changedList('lots/nova.csv', 'Modelo').bytes).toEqual(bytes('\ufeffModelo'))
  const unread = base.applied([{ file: list, bytes: Uint8Array.of(0xff, 0xfe, 0x41) }])
  expect(unread.listText(list)).toBe('')
  expect(() => base.changedFile('lots/nenhum.yaml', (fields) => fields)).toThrow(
    'não pode ser lido',
  )
})

it('a field is called by its labels', () => {
  const lot = fieldsOf('content/lots/a.yaml')
  expect(labelOf(lot, 'morePhotos[2].alt')).toBe('Outras fotos › 2 › Texto alternativo')
  expect(labelOf(fieldsOf('materials/a.yaml'), 'pricePerKg.2026-11-20')).toMatch(/ › 20\/11\/2026$/)
  expect(labelOf(lot, 'arquivo')).toBe('arquivo')
})

it.each([
  ['price', 'baixe ‹price› ou ‹apague a linha›', 'baixe «Preço (R$)» ou esvazie o campo'],
  ['photo.alt', 'acrescente «‹alt›:». O que se vê', 'acrescente «Texto alternativo». O que se vê'],
  ['photo.src', 'escreva ‹illustrative: true›', 'escreva «Imagem ilustrativa» marcado'],
  ['photo.src', 'o domínio em ‹imageHosts de company.yaml›', /^o domínio em «[^»]+» em «Empresa»$/],
  ['title', 'escreva‹ entre aspas,› como "08:00"', 'escreva como "08:00"'],
])('a fix for %s names fields in a form, and lines in a file', (field, fix, said) => {
  expect(inForm(fix, { file: 'content/lots/a.yaml', field })).toMatch(said)
  expect(inFile(fix)).not.toMatch(/[‹›]/)
})

it('a fix for a price by day names a field of the document', () => {
  const about = { file: 'content/materials/a.yaml', field: 'pricePerKg.2026-11-20' }
  expect(inForm('escreva ‹confirmedOn›', about)).toBe(
    `escreva «${labelOf(fieldsOf(about.file), 'confirmedOn')}»`,
  )
})
