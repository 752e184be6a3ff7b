import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inForm } from '../../../src/admin/check/in-words'
import { pictureBlock } from '../../../src/admin/form/article-input'
import { FormContext, emptyDraft } from '../../../src/admin/form/form-context'
import { DocumentForm } from '../../../src/admin/screens/document-form'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../../src/content/document-types'
import { type Field, objectTree } from '../../../src/content/schema/field-tree'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import { type Draft, type DraftObject, isDraftObject } from '../../../src/content/yaml/draft'
import { find } from '../../support/find'
import { formFacts } from '../fixture-content'

const NONE = formFacts()

/** Returns a draft with every optional group opened and one item in every list. */
const full = (field: Field): Draft =>
  field.kind === 'object'
    ? Object.fromEntries(Array.from(field.fields, ([key, inner]) => [key, full(inner)]))
    : field.kind === 'list'
      ? [full(field.item)]
      : field.kind === 'byDay'
        ? [{ day: '2026-11-20', value: full(field.item) }]
        : field.kind === 'boolean'
          ? undefined
          : emptyDraft(field)

const leaves = (field: Field, name = ''): { name: string; field: Field }[] =>
  field.kind === 'object'
    ? Array.from(field.fields).flatMap(([key, inner]) =>
        leaves(inner, name ? `${name}.${key}` : key),
      )
    : field.kind === 'list'
      ? leaves(field.item, `${name}[1]`)
      : field.kind === 'byDay'
        ? leaves(field.item, `${name}.2026-11-20`)
        : [{ name, field }]

it.each(DOCUMENT_TYPE_NAMES)(
  'the form of %s has an input for every field, with its label and its sentence',
  (type) => {
    const tree = objectTree(documentType(type).schema)
    const fields = full(tree)
    if (!isDraftObject(fields)) throw new Error('no object')
    const { container } = render(
      <FormContext value={NONE}>
        <DocumentForm type={type} draft={{ fields }} onChange={() => {}} />
      </FormContext>,
    )
    const named = [...container.querySelectorAll('[id]')]
    const byId = new Map(named.map((element) => [element.id, element]))
    const labels = new Map(
      Array.from(container.querySelectorAll('label'), (one) => [one.htmlFor, one.textContent]),
    )
    expect(byId.size).toBe(named.length)
    for (const { name, field } of leaves(tree)) {
      const id = `campo-${name}`
      const input = byId.get(id)
      expect(input, name).toBeDefined()
      expect(labels.get(id), name).toMatch(/\S/)
      expect(byId.get(`${id}-ajuda`)?.textContent ?? '', name).toBe(inForm(field.description))
      if (field.kind === 'choice')
        expect(
          Array.from(input?.querySelectorAll('option') ?? [], (option) => option.value),
        ).toEqual(['', ...field.options])
      if (field.kind === 'boolean') expect(input?.getAttribute('type')).toBe('checkbox')
    }
  },
)

it.each([
  ['LotsPage', 'Busca e compartilhamento|Abertura|Como comprar|Antes de comprar'],
  // A form of few parts shows them all.
  ['Service', ''],
] as const)('the form of %s has its parts folded, and no single field', (type, folded) => {
  const { container } = render(
    <FormContext value={NONE}>
      <DocumentForm type={type} draft={{ fields: {} }} onChange={() => {}} />
    </FormContext>,
  )
  const folds = Array.from(
    container.querySelectorAll('details > summary'),
    (one) => one.textContent,
  )
  expect(folds.slice(0, 4).join('|')).toBe(folded)
})

it('a warning of the check stands beside its field as such, and does not make it invalid', () => {
  const warning = {
    severity: 'warning' as const,
    file: 'content/lots/x.yaml',
    line: 1,
    column: 1,
    field: 'title',
    message: 'está todo em maiúsculas',
    fix: 'escreva como uma frase',
  }
  const { container } = render(
    <FormContext value={{ ...NONE, warnings: [warning] }}>
      <DocumentForm type="Lot" draft={{ fields: { title: 'LOTE' } }} onChange={() => {}} />
    </FormContext>,
  )
  expect(container.querySelector('[id="campo-title-faltas"]')?.textContent).toBe(
    'Aviso: está todo em maiúsculas — escreva como uma frase',
  )
  expect(container.querySelector('[id="campo-title"]')?.hasAttribute('aria-invalid')).toBe(false)
})

/** Types into a field of an empty form, and returns the form's fields afterwards. */
function typedInto(type: 'Lot' | 'Material', name: string, text: string) {
  const changed: DraftObject[] = []
  const { container } = render(
    <FormContext value={NONE}>
      <DocumentForm
        type={type}
        draft={{ fields: {} }}
        onChange={({ fields }) => changed.push(fields)}
      />
    </FormContext>,
  )
  const input = find<HTMLInputElement>(`[id="${name}"]`, container)
  fireEvent.change(input, { target: { value: text } })
  return changed.at(-1)
}

it('what comes with a pasted text and nobody sees does not come with it', () => {
  const lot = (name: string, text: string) => typedInto('Lot', `campo-${name}`, text)
  expect(lot('title', 'Lote\tcom\u200b 20\u00ad\ufeff notebooks\u000b\nDell')).toEqual({
    title: 'Lote com 20 notebooks Dell',
  })
  expect(lot('description', 'Um\ttexto\u2028com duas linhas\u200b.')).toEqual({
    description: 'Um texto\ncom duas linhas.',
  })
  expect(lot('price', ' 15000\u00a0')).toEqual({ price: '15000' })
  expect(lot('price', '  ')).toEqual({ price: undefined })
  const day = todayInSaoPaulo()
  expect(typedInto('Material', `campo-pricePerKg.${day}`, '42,50 ')).toEqual({
    pricePerKg: [{ day, value: '42.50' }],
  })
})

it('another state of a lot begins today, and stands on top of its form', () => {
  const changed: DraftObject[] = []
  const { container } = render(
    <FormContext value={NONE}>
      <DocumentForm
        type="Lot"
        draft={{ fields: { title: 'Lote', reservedUntil: '2026-01-01' } }}
        onChange={({ fields }) => changed.push(fields)}
      />
    </FormContext>,
  )
  const first = find<HTMLSelectElement>('select, input, textarea', container)
  expect(first.id).toBe('campo-status')
  for (const status of ['vendido', '']) {
    fireEvent.change(first, { target: { value: status } })
  }
  expect(changed[0]).toEqual({ title: 'Lote', status: 'vendido', statusOn: todayInSaoPaulo() })
})

it('a moment takes an hour, as its sentence says', () => {
  const from = typedInto('Lot', 'campo-from', '2026-12-24 12:00')
  expect(from).toEqual({ from: '2026-12-24 12:00' })
})

it('an author is chosen among those of the blog, and offers hold until their tick is taken away', () => {
  const { container } = render(
    <FormContext
      value={{ ...NONE, choices: new Map([['author', [{ value: 'ana', title: 'Ana' }]]]) }}
    >
      <DocumentForm type="Post" draft={{ fields: { author: 'Bia' } }} onChange={() => {}} />
    </FormContext>,
  )
  expect(
    Array.from(
      container.querySelectorAll('[id="campo-author"] option'),
      (option) => option.textContent,
    ),
  ).toEqual(['Escolha', 'Bia', 'Ana'])
  const changed: unknown[] = []
  const lot = render(
    <FormContext value={NONE}>
      <DocumentForm
        type="Lot"
        draft={{ fields: {} }}
        onChange={({ fields }) => changed.push(fields.offers)}
      />
    </FormContext>,
  )
  const offers = lot.container.querySelector<HTMLInputElement>('[id="campo-offers"]')
  expect(offers?.checked).toBe(true)
  offers?.click()
  expect(changed).toEqual([false])
})

it.each([
  ['um', '\ndois', '\n\n![](a.jpg)\n'],
  ['um', '\n\ndois', '\n\n![](a.jpg)'],
  ['um', '', '\n\n![](a.jpg)'],
  ['', '', '![](a.jpg)'],
  ['um\n', '\ndois', '\n![](a.jpg)\n'],
])('a picture between «%s» and «%s» stands between blank lines', (above, below, written) => {
  expect(pictureBlock('a.jpg', above, below)).toBe(written)
})
