import { expect, it } from 'vitest'
import { countLots } from '../../../../src/content/lots/listing'
import { LotFilters } from '../../../../src/site/features/lots/list/lot-filters'
import { changesSince } from '../../../../src/site/features/lots/list/lots-strip'
import { readSaved } from '../../../../src/site/features/lots/shared/chosen-lots'
import { find } from '../../../support/find'
import { renderPage } from '../site-page'
import { lotView } from './lot-fixtures'

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

it.each([
  [{ de: '100', ate: '100', categoria: 'notebook' }, '2'],
  [{ de: '100', ate: '101', disponiveis: 'sim' }, '3'],
] as const)('of %j a phone counts the hidden filters', async (search, count) => {
  await renderPage(
    <LotFilters search={search} onChoose={() => {}} counts={countLots([])}>
      {null}
    </LotFilters>,
  )
  expect(find('.lot-filters-open .badge').textContent).toBe(count)
})
