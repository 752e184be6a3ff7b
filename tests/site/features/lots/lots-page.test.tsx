import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { countLots } from '../../../../src/content/lots/listing'
import { LotFilters } from '../../../../src/site/features/lots/list/lot-filters'
import type { LotsSearch } from '../../../../src/site/features/lots/list/lots-search'
import { LotsPage } from '../../../../src/site/features/lots/list/lots-page'
import { changesSince, LotsStrip } from '../../../../src/site/features/lots/list/lots-strip'
import {
  readSaved,
  saveLot,
  setCompared,
} from '../../../../src/site/features/lots/shared/chosen-lots'
import { keepOnDevice } from '../../../../src/site/lib/store'
import { find } from '../../../support/find'
import { outline } from '../../../support/outline'
import { renderPage, type } from '../site-page'
import { lotsData, lotView } from './lot-fixtures'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

it('of what a device remembers only a price by a slug is a saved lot', () => {
  expect([...readSaved('{"t480":15000,"hp":"900","a":{}}')]).toEqual([['t480', 15000]])
  for (const kept of ['["t480"]', '{', '']) expect([...readSaved(kept)]).toEqual([])
})

it('tells new lots, sold ones and new prices since a visit, and nothing that was so then', () => {
  const shown = {
    same: 'disponível 1000',
    priced: 'disponível 900',
    sold: 'disponível 1000',
    gone: 'vendido 1000',
    held: 'disponível 900',
  }
  const lots = [
    lotView('fresh'),
    lotView('same'),
    lotView('priced'),
    lotView('sold', { status: 'vendido' }),
    lotView('gone', { status: 'vendido' }),
    // Nobody can buy it, so it is no news.
    lotView('late', { status: 'reservado' }),
    lotView('held', { status: 'reservado' }),
  ]
  const changes = changesSince(shown, lots).map(({ words, lots: [lot] }) => ({
    ...words,
    lot: lot?.slug,
  }))
  expect(changes).toEqual([
    { one: 'lote novo', many: 'lotes novos', lot: 'fresh' },
    { one: 'vendido', many: 'vendidos', lot: 'sold' },
    { one: 'com preço novo', many: 'com preço novo', lot: 'priced' },
  ])
})

it('a price counts once its field is left or Enter is pressed, and only where it is a new one', async () => {
  const onChoose = vi.fn()
  const Filters = () => {
    const [search, setSearch] = useState<LotsSearch>({ de: '100', categoria: 'desktop' })
    const choose = (choice: LotsSearch) => {
      onChoose(choice)
      setSearch({ ...search, ...choice })
    }
    return (
      <LotFilters search={search} onChoose={choose} counts={countLots([])}>
        {null}
      </LotFilters>
    )
  }
  await renderPage(<Filters />)
  // A phone counts the filters that it hides.
  press('Filtros 1')
  const isOpen = () => find('.lot-filters-open').getAttribute('aria-expanded')
  expect(isOpen()).toBe('true')
  const [least, most] = [screen.getByLabelText('Menor preço'), screen.getByLabelText('Maior preço')]
  type('Menor preço', '100,00')
  fireEvent.blur(least)
  type('Menor preço', 'barato')
  fireEvent.blur(least)
  screen.getByText('Não entendemos o preço. Escreva como 1500.')
  fireEvent.blur(most)
  type('Maior preço', '2')
  fireEvent.keyDown(most, { key: '2' })
  expect([onChoose.mock.calls, least.getAttribute('aria-invalid')]).toEqual([[], 'true'])
  type('Maior preço', '2 mil')
  fireEvent.keyDown(most, { key: 'Enter' })
  expect(most).toHaveProperty('value', '2000')
  type('Menor preço', '')
  fireEvent.blur(least)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Só disponíveis' }))
  press(/^Notebook/)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Notebook 0')
  press(/^Todos/)
  expect(onChoose.mock.calls.flat()).toEqual([
    { ate: '2000' },
    { de: undefined },
    { disponiveis: 'sim' },
    { categoria: 'notebook' },
    { categoria: undefined },
  ])
  press('Filtros 2')
  expect(isOpen()).toBe('false')
})

it('a choice keeps what was just typed and leads to the first page; a letter and a view are no step', async () => {
  const navigate = vi.fn<Parameters<typeof LotsPage>[0]['navigate']>(async () => {})
  const before = { q: 'lote', categoria: 'notebook', pagina: '2' } as const
  const data = lotsData()
  await renderPage(<LotsPage path={1} search={before} navigate={navigate} />, data)
  const last = () => {
    const to = navigate.mock.lastCall?.[0]
    return [to?.search(before), to?.replace]
  }
  type('Buscar lote', 'lote a')
  type('Ordenar por', 'menor-preco')
  expect(last()).toEqual([{ q: 'lote a', categoria: 'notebook', ordem: 'menor-preco' }, false])
  type('Buscar lote', 'b')
  await waitFor(() => expect(last()).toEqual([{ q: 'b', categoria: 'notebook' }, true]))
  expect(find('.lot-list h3').textContent).toBe('Lote b')
  press('Linhas')
  expect(last()).toEqual([{ ...before, ver: 'linhas' }, true])
  press('Limpar filtros')
  expect(last()).toEqual([{}, false])
  const box = screen.getByLabelText<HTMLInputElement>('Buscar lote')
  expect([box.value, document.activeElement]).toEqual(['', box])
})

it('up to four lots are ticked for a comparison', async () => {
  act(() => setCompared(['b', 'x', 'y']))
  await renderPage(<LotsPage path={1} search={{}} navigate={async () => {}} />, lotsData())
  const ticks = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^(?:Comparar|Já são quatro)$/ })
  const states = () => ticks().map(({ checked, disabled }) => (disabled ? 'full' : checked))
  const pressFirst = () => fireEvent.click(ticks()[0] ?? document.body)
  expect(states()).toEqual([false, true, false])
  pressFirst()
  expect(states()).toEqual([true, true, 'full'])
  expect(outline(find('.compare-bar'))).toEqual([
    '4 de 4 lotes',
    'button: Limpar',
    'a: Comparar lotes → /lotes-informatica/comparar?lotes=b,x,y,a',
  ])
  pressFirst()
  expect(states()).toEqual([false, true, false])
  act(() => setCompared(['b']))
  expect(outline(find('.compare-bar')).at(-1)).toBe('Escolha mais um')
  press('Limpar')
  expect(states()).toEqual([false, false, false])
})

it('a saved lot shows what has changed since; a visit without news says so', async () => {
  saveLot('a', 900)
  saveLot('b', 1000)
  await renderPage(<LotsStrip lots={[lotView('a'), lotView('b', { status: 'reservado' })]} />)
  const lines = () => outline(document.body).filter((line) => !/^(?:a:|Ficam|R\$)/.test(line))
  expect(lines()[0]).toBe('summary: 2 lotes guardados')
  const shown = { a: 'disponível 1000', b: 'reservado 1000' }
  act(() => keepOnDevice('visita-lotes', JSON.stringify({ day: '2026-01-01', shown })))
  expect(lines()).toEqual([
    'Desde a sua visita de 01/01/2026: nada mudou.',
    'summary: 2 lotes guardados',
    'era R$ 900 quando você guardou',
    'button: Tirar: Lote a',
    'Reservado',
    'button: Tirar: Lote b',
  ])
  const take = screen.getByRole('button', { name: 'Tirar: Lote a' })
  take.focus()
  fireEvent.click(take)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(lines()[1]).toBe('summary: 1 lote guardado')
})
