import { expect, it } from 'vitest'
import { countLots } from '../../../../src/content/lots/listing'
import { LotFilters } from '../../../../src/site/features/lots/lot-filters'
import { find, has, leave, showPage } from '../requests/harness'
import { list } from './lot-fixtures'

const show = (search: object) =>
  showPage(
    <LotFilters texts={list} search={search} onChoose={() => {}} counts={countLots([])}>
      {null}
    </LotFilters>,
  )

it('the button of the further filters counts those that filter', async () => {
  await show({ de: '100', disponiveis: 'sim', categoria: 'notebook' })
  expect(find('.lot-filters-open .badge').textContent).toBe('2')
})

it('a range of one price is none that is reversed', async () => {
  await show({ de: '100', ate: '100' })
  expect(has('.hint', list.filters.faults.reversed)).toBe(false)
  await leave()
  await show({ de: '101', ate: '100' })
  expect(has('.hint', list.filters.faults.reversed)).toBe(true)
})
