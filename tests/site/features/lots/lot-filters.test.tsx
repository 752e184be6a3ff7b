import { expect, it } from 'vitest'
import { countLots } from '../../../../src/content/lots/listing'
import { LotFilters } from '../../../../src/site/features/lots/lot-filters'
import { AppliedFilters } from '../../../../src/site/features/lots/applied-filters'
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

it('each filter that hides lots is named as the visitor knows it', async () => {
  const search = { de: '100', ate: '2500', categoria: 'notebook' } as const
  await showPage(
    <AppliedFilters texts={list} search={search} onRemove={() => {}} onClear={undefined} />,
  )
  const named = [...document.querySelectorAll('.chip')].map(({ textContent }) => textContent)
  expect(named).toEqual([list.categories.notebook, 'A partir de R$\u00A0100', 'Até R$\u00A02.500'])
})
