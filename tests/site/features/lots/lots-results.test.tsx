import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ComparePage } from '../../../../src/site/features/lots/compare/compare-page'
import { LotsResults } from '../../../../src/site/features/lots/list/lots-results'
import type { LotsSearch } from '../../../../src/site/features/lots/list/lots-search'
import { setCompared } from '../../../../src/site/features/lots/shared/chosen-lots'
import { pageOf } from '../../../../src/site/lib/paginate'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/store'
import { outline } from '../../../support/outline'
import { find } from '../../../support/find'
import { renderPage } from '../site-page'
import { lotDetails, lotsData, lotView } from './lot-fixtures'

afterEach(() => {
  keepOnDevice('lotes-ver', '')
  setCompared([])
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lines = () => outline(document.body)

it.each<[LotsSearch, string, 'Cartões' | 'Linhas']>([
  [{}, '', 'Cartões'],
  [{}, 'linhas', 'Linhas'],
  [{ ver: 'linhas' }, '', 'Linhas'],
])('the address %j and «%s» of the device: %s', async (search, kept, view) => {
  keepOnDevice('lotes-ver', kept)
  const [onView, page] = [vi.fn(), pageOf([lotView('a')], 1)]
  const acts = { onView, onChoose: vi.fn(), onClear: vi.fn() }
  await renderPage(<LotsResults page={page} search={search} {...acts} />, lotsData())
  expect(lines().filter((line) => line.includes('aria-pressed'))).toEqual([
    `button aria-pressed=${view === 'Cartões'}: Cartões`,
    `button aria-pressed=${view === 'Linhas'}: Linhas`,
  ])
  expect(find('.lot-list').classList.contains('lot-list-rows')).toBe(view === 'Linhas')
  screen.getByText('Avaliação 4,0 de 5')
  press('Linhas')
  expect([onView.mock.lastCall, keptOnDevice('lotes-ver')]).toEqual([['linhas'], 'linhas'])
  press('Cartões')
  expect([onView.mock.lastCall, keptOnDevice('lotes-ver')]).toEqual([[undefined], ''])
})

it.each([
  [0, ['a: Escolher na lista → /lotes-informatica'], 'z'],
  [1, ['a: Escolher na lista → /lotes-informatica'], 'a'],
  [3, ['button: Compartilhar', 'a: Incluir outro → /lotes-informatica'], 'a,b,c'],
  [4, ['button: Compartilhar'], 'a,b,c,d'],
])('a comparison of %i lots', async (count, ways, kept) => {
  setCompared(['z'])
  const found = ['a', 'b', 'c', 'd'].slice(0, count).map((slug) => lotDetails(slug))
  const onSearch = vi.fn()
  await renderPage(<ComparePage found={found} onSearch={onSearch} />, lotsData())
  expect(lines().filter((line) => /Escolher|Compartilhar|Incluir/.test(line))).toEqual(ways)
  expect(lines().some((line) => line.startsWith('Linha em que'))).toBe(count > 1)
  expect(lines().filter((line) => line.startsWith('h2: '))).toHaveLength(count)
  // The ticked lots of the list stay where the address names none.
  expect(sessionStorage.getItem('handoff:lotes-comparados')).toBe(JSON.stringify({ lotes: kept }))
  if (count === 0) return
  press('Tirar da comparação: Lote a')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ lotes: kept.slice(2) || undefined })
  expect(document.activeElement).toBe(find('h1'))
})
