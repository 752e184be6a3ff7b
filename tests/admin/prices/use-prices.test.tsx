import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DAY_PRICES, type PriceRow } from '../../../src/admin/prices/day-prices'
import { LOTS, type LotRow } from '../../../src/admin/prices/lots-screen'
import { LotsScreen } from '../../../src/admin/prices/lots-screen'
import { usePrices } from '../../../src/admin/prices/use-prices'
import { Device } from '../../../src/admin/store/device'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import { render } from '../../site/render'
import { fixtureContent, slowStore } from '../fixture-content'

it('what is typed for a lot that somebody else took away can be discarded', async () => {
  const device = await Device.open('')
  const draft = { fields: { 'lots/apagado.yaml status': 'vendido' } }
  device.set(LOTS.name, { draft, before: '', photos: new Map() })
  const { store } = slowStore()
  const { container } = await render(
    <LotsScreen
      {...{ store, content: fixtureContent(), device }}
      onReload={() => Promise.resolve()}
      onSaved={() => {}}
    />,
  )
  const discard = () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Descartar')
  await act(async () => discard()?.click())
  expect(device.names).toEqual([])
  expect(discard()).toBeUndefined()
})

it('an end that is taken from a reservation is unsaved work, and one that is typed back is none', async () => {
  const device = await Device.open('')
  const content = fixtureContent()
  const { store } = slowStore()
  const onReload = () => Promise.resolve()
  const { container } = await render(
    <LotsScreen {...{ store, content, device, onReload }} onSaved={() => {}} />,
  )
  const end = [...container.querySelectorAll('input')].find(
    (one) => one.value === '2026-12-04' && one.getAttribute('aria-label')?.startsWith('Até'),
  )
  const type = (text: string) =>
    act(async () => {
      if (!end) throw new Error('no reservation')
      Reflect.set(Object.getPrototypeOf(end), 'value', text, end)
      end.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('')
  expect(device.names).toEqual([LOTS.name])
  expect(container.textContent).toContain('1 lote por salvar.')
  await type('2026-12-04')
  expect(device.names).toEqual([])
})

it('a page that is left open past midnight saves the prices of the new day', async () => {
  const device = await Device.open('')
  const onReload = () => Promise.resolve()
  const props = { store: slowStore().store, content: fixtureContent(), device, onReload }
  let today = ''
  function Table() {
    today = usePrices(DAY_PRICES, { ...props, onSaved: () => {} }).today
    return null
  }
  await render(<Table />)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(today).toBe(todayInSaoPaulo())
  vi.useRealTimers()
})

it('what somebody else changed of the lots meanwhile is read again', async () => {
  const device = await Device.open('')
  const content = fixtureContent()
  const file = 'lots/notebooks-reservados.yaml'
  let prices: ReturnType<typeof usePrices<LotRow>> | undefined
  function Table() {
    const [now, setNow] = useState(content)
    const sold = content.documents
      .get(file)
      ?.decoded.written.replace('status: reservado', 'status: vendido')
    const onReload = async () =>
      setNow(content.applied([{ file, bytes: new TextEncoder().encode(sold) }]))
    const { store } = slowStore()
    prices = usePrices(LOTS, { store, content: now, device, onSaved: () => {}, onReload })
    return null
  }
  await render(<Table />)
  await act(async () => prices?.reload())
  expect(prices?.lines.find(({ row }) => row.file === file)?.row.status).toBe('vendido')
})

const COPPER = 'materials/cobre.yaml'
const STEEL = 'materials/inox.yaml'
const PAPER = 'materials/papelao.yaml'

it('a price that is typed while others are saved stays, and so does a saved one that is corrected', async () => {
  const { store, asked, end } = slowStore()
  const device = await Device.open('')
  let prices: ReturnType<typeof usePrices<PriceRow>> | undefined
  function Table() {
    const [content, setContent] = useState(fixtureContent)
    prices = usePrices(DAY_PRICES, {
      store,
      content,
      device,
      onSaved: (files) => setContent((now) => now.applied(files)),
      onReload: () => Promise.reject(new Error('A pasta não responde.')),
    })
    return null
  }
  await render(<Table />)
  const lineOf = (file: string) => {
    const line = prices?.lines.find(({ row }) => row.file === file)
    if (!line) throw new Error(`no line for ${file}`)
    return line
  }
  const type = (file: string, text: string) => act(async () => lineOf(file).type({ '': text }))
  await type(COPPER, '40,1')
  await type(STEEL, '3,5')
  await act(async () => {
    void prices?.save()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
  })
  await type(PAPER, '0,41')
  await type(COPPER, '40,2')
  // The field writes the price like this when it loses the focus.
  await type(STEEL, '3,50')
  await act(async () => end({ kind: 'saved', note: 'Salvo.' }))
  expect(prices?.outcome?.note).toBe('2 preços de hoje. Salvo.')
  expect([COPPER, STEEL, PAPER].map((file) => lineOf(file).typed)).toEqual(['40,2', '', '0,41'])
  expect(Object.keys(device.get(DAY_PRICES.name)?.draft.fields ?? {})).toHaveLength(2)
  await act(async () => prices?.reload())
  expect(prices).toMatchObject({ failure: 'A pasta não responde.' })
})
