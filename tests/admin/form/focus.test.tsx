import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FieldInput } from '../../../src/admin/form/field-input'
import { FormContext } from '../../../src/admin/form/form-context'
import { DAY_PRICES } from '../../../src/admin/prices/day-prices'
import { PriceForm } from '../../../src/admin/prices/price-form'
import { usePrices } from '../../../src/admin/prices/use-prices'
import { DocumentForm } from '../../../src/admin/screens/document-form'
import { Device } from '../../../src/admin/store/device'
import { documentType } from '../../../src/content/document-types'
import { objectTree } from '../../../src/content/schema/field-tree'
import type { DocumentDraft, Draft } from '../../../src/content/yaml/draft'
import { find } from '../../support/find'
import { outline } from '../../support/outline'
import { fixtureContent, formFacts, slowStore } from '../fixture-content'

const COPPER = 'materials/cobre.yaml'
const facts = formFacts()
const press = (name: string | RegExp) => {
  const [button = document.body] = screen
    .getAllByRole<HTMLButtonElement>('button', { name })
    .filter(({ disabled }) => !disabled)
  button.focus()
  fireEvent.click(button)
}

it('a group that is added or taken away has the focus that its button had', () => {
  function Form() {
    const [draft, setDraft] = useState<DocumentDraft>({ fields: {} })
    return (
      <FormContext value={facts}>
        <DocumentForm type="Material" draft={draft} onChange={setDraft} />
      </FormContext>
    )
  }
  render(<Form />)
  press('Acrescentar: Foto')
  expect(document.activeElement?.id).toBe('campo-image')
  press('Retirar: Foto')
  expect(document.activeElement?.id).toBe('campo-image')
})

it('an item that is moved keeps the focus, also where items have lists of their own', async () => {
  const field = objectTree(documentType('Company').schema).fields.get('openingHours')
  function Hours() {
    const [hours, setHours] = useState<Draft>([
      { days: ['sábado'], opens: '09:00' },
      { days: ['segunda', 'terça'], opens: '08:00' },
    ])
    return (
      <FormContext value={facts}>
        {field && <FieldInput field={field} path={['h']} value={hours} onChange={setHours} />}
      </FormContext>
    )
  }
  render(<Hours />)
  press(/^Descer/)
  await waitFor(() => expect(document.activeElement?.id).toBe('campo-h[2].days[1]'))
})

it('a price that is confirmed or corrected by a button keeps the focus in its row', async () => {
  const device = await Device.open('')
  const content = fixtureContent()
  const { store } = slowStore()
  device.set(DAY_PRICES.name, {
    draft: { fields: { [`${COPPER} `]: '52' } },
    before: '',
    photos: new Map(),
  })
  function Prices() {
    const prices = usePrices(DAY_PRICES, {
      store,
      content,
      device,
      onSaved: () => {},
      onReload: () => Promise.resolve(),
    })
    return (
      <PriceForm
        label="Preços"
        hint=""
        prices={prices}
        groups={[['metais', 'Metais']]}
        renderStatus={() => ''}
      />
    )
  }
  render(<Prices />)
  const question = find(`[id="preco-${COPPER}-pergunta"]`)
  press('Está certo: Cobre')
  expect(question.textContent).toContain('Confirmado.')
  expect(document.activeElement).toBe(question)
})

// A list that a document may do without is gone with its last item.
// A new item has its texts, empty, so that the check demands them.
it.each<[string, Draft, Draft, Draft]>([
  ['closedOn', '2026-12-25', undefined, ''],
  ['openingHours', { days: [] }, [], { opens: '', closes: '' }],
])('items of %s move where there is a place, are removed and added', (key, item, none, fresh) => {
  const field = objectTree(documentType('Company').schema).fields.get(key)
  let now: Draft = [item, item]
  const form = () => (
    <FormContext value={facts}>
      {field && (
        <FieldInput field={field} path={[key]} value={now} onChange={(next) => (now = next)} />
      )}
    </FormContext>
  )
  const { container, rerender } = render(form())
  const tools = () =>
    outline(container).flatMap(
      (line) => /^button.*(?:Subir|Descer|no começo)/.exec(line)?.[0] ?? [],
    )
  expect(tools()).toEqual([
    'button: Acrescentar no começo',
    'button disabled: Subir',
    'button: Descer',
    'button: Subir',
    'button disabled: Descer',
  ])
  for (const left of [[item], none]) {
    press(/^Retirar/)
    expect(now).toEqual(left)
    rerender(form())
  }
  expect(tools()).toEqual([])
  press(/^Acrescentar/)
  expect(now).toEqual([fresh])
})
