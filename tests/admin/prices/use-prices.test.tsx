import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DAY_PRICES } from '../../../src/admin/prices/day-prices'
import { LOTS, LotsScreen } from '../../../src/admin/prices/lots-screen'
import { usePrices } from '../../../src/admin/prices/use-prices'
import { Device } from '../../../src/admin/store/device'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import { fixtureContent, slowStore } from '../fixture-content'

it('what is typed for a lot that somebody else took away can be discarded', async () => {
  const device = await Device.open('')
  const draft = { fields: { 'lots/apagado.yaml status': 'vendido' } }
  device.set(LOTS.name, { draft, before: '', photos: new Map() })
  const { store } = slowStore()
  render(
    <LotsScreen
      {...{ store, content: fixtureContent(), device }}
      onReload={() => Promise.resolve()}
      onSaved={() => {}}
    />,
  )
  const discard = screen.getByRole('button', { name: 'Descartar' })
  fireEvent.click(discard)
  expect(device.names).toEqual([])
  expect(discard.isConnected).toBe(false)
})

it('an end that is taken from a reservation is unsaved work, and one that is typed back is none', async () => {
  const device = await Device.open('')
  const content = fixtureContent()
  const { store } = slowStore()
  const onReload = () => Promise.resolve()
  render(<LotsScreen {...{ store, content, device, onReload }} onSaved={() => {}} />)
  const [end = document.body] = screen
    .getAllByLabelText<HTMLInputElement>(/^Até/)
    .filter(({ value }) => value === '2026-12-04')
  const type = (value: string) => fireEvent.change(end, { target: { value } })
  type('')
  expect(device.names).toEqual([LOTS.name])
  screen.getByText(/1 lote por salvar\./)
  type('2026-12-04')
  expect(device.names).toEqual([])
})

it('a page that is left open past midnight saves the prices of the new day', async () => {
  const device = await Device.open('')
  const onReload = () => Promise.resolve()
  const props = { store: slowStore().store, content: fixtureContent(), device, onReload }
  const { result } = renderHook(() => usePrices(DAY_PRICES, { ...props, onSaved: () => {} }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  fireEvent(document, new Event('visibilitychange'))
  expect(result.current.today).toBe(todayInSaoPaulo())
  vi.useRealTimers()
})

it('what somebody else changed of the lots meanwhile is read again', async () => {
  const device = await Device.open('')
  const content = fixtureContent()
  const file = 'lots/notebooks-reservados.yaml'
  const { result } = renderHook(() => {
    const [now, setNow] = useState(content)
    const sold = content.documents
      .get(file)
      ?.decoded.written.replace('status: reservado', 'status: vendido')
    const onReload = async () =>
      setNow(content.applied([{ file, bytes: new TextEncoder().encode(sold) }]))
    const { store } = slowStore()
    return usePrices(LOTS, { store, content: now, device, onSaved: () => {}, onReload })
  })
  await act(() => result.current.reload())
  const line = result.current.lines.find(({ row }) => row.file === file)
  expect(line?.row.status).toBe('vendido')
})

const COPPER = 'materials/cobre.yaml'
const STEEL = 'materials/inox.yaml'
const PAPER = 'materials/papelao.yaml'

it('a price that is typed while others are saved stays, and so does a saved one that is corrected', async () => {
  const { store, asked, end } = slowStore()
  const device = await Device.open('')
  const { result } = renderHook(() => {
    const [content, setContent] = useState(fixtureContent)
    return usePrices(DAY_PRICES, {
      store,
      content,
      device,
      onSaved: (files) => setContent((now) => now.applied(files)),
      onReload: () => Promise.reject(new Error('A pasta não responde.')),
    })
  })
  const lineOf = (file: string) => {
    const line = result.current.lines.find(({ row }) => row.file === file)
    if (!line) throw new Error(`no line for ${file}`)
    return line
  }
  const type = (file: string, text: string) => act(() => lineOf(file).type({ '': text }))
  type(COPPER, '40,1')
  type(STEEL, '3,5')
  await act(async () => {
    void result.current.save()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
  })
  type(PAPER, '0,41')
  type(COPPER, '40,2')
  // The field writes the price like this when it loses the focus.
  type(STEEL, '3,50')
  await act(async () => end({ kind: 'saved', note: 'Salvo.' }))
  expect(result.current.outcome?.note).toBe('2 preços de hoje. Salvo.')
  expect([COPPER, STEEL, PAPER].map((file) => lineOf(file).typed)).toEqual(['40,2', '', '0,41'])
  expect(Object.keys(device.get(DAY_PRICES.name)?.draft.fields ?? {})).toHaveLength(2)
  await act(() => result.current.reload())
  expect(result.current).toMatchObject({ failure: 'A pasta não responde.' })
})
