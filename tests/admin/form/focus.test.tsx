import { useState } from 'react'
import { expect, it, vi } from 'vitest'
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
import { click, find, render } from '../../site/render'
import { fixtureContent, formFacts, slowStore } from '../fixture-content'

const COPPER = 'materials/cobre.yaml'
const facts = formFacts()
const press = (name: string) => {
  const named = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!named) throw new Error(`no button ${name}`)
  named.focus()
  return click(named)
}

it('a group that is added or taken away has the focus that its button had', async () => {
  function Form() {
    const [draft, setDraft] = useState<DocumentDraft>({ fields: {} })
    return (
      <FormContext value={facts}>
        <DocumentForm type="Material" draft={draft} onChange={setDraft} />
      </FormContext>
    )
  }
  await render(<Form />)
  await press('Acrescentar: Foto')
  expect(document.activeElement?.id).toBe('campo-image')
  await press('Retirar: Foto')
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
  const { container } = await render(<Hours />)
  await click(find('[aria-label^="Descer"]:not(:disabled)', container))
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('campo-h[2].days[1]'))
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
  await render(<Prices />)
  const question = find(`[id="preco-${COPPER}-pergunta"]`)
  await press('Está certo: Cobre')
  expect(question.textContent).toContain('Confirmado.')
  expect(document.activeElement).toBe(question)
})
