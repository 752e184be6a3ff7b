import { expect, it } from 'vitest'
import { countLots } from '../../../../src/content/lots/listing'
import { AppliedFilters, LotFilters } from '../../../../src/site/features/lots/list/lot-filters'
import { find, has, leave, showPage } from '../requests/harness'

const REVERSED = 'O menor preço é maior que o maior'
const show = (search: object) =>
  showPage(
    <LotFilters search={search} onChoose={() => {}} counts={countLots([])} clearings={0}>
      {null}
    </LotFilters>,
  )

it('the button of the further filters counts those that filter', async () => {
  await show({ de: '100', disponiveis: 'sim', categoria: 'notebook' })
  expect(find('.lot-filters-open .badge').textContent).toBe('2')
})

it('a range of one price is none that is reversed', async () => {
  await show({ de: '100', ate: '100' })
  expect(has('.hint', REVERSED)).toBe(false)
  await leave()
  await show({ de: '101', ate: '100' })
  expect(has('.hint', REVERSED)).toBe(true)
})

it('each filter that hides lots is named as the visitor knows it', async () => {
  const search = { de: '100', ate: '2500', categoria: 'notebook' } as const
  await showPage(<AppliedFilters search={search} onRemove={() => {}} />)
  const named = [...document.querySelectorAll('.chip')].map(({ textContent }) => textContent)
  expect(named).toEqual(['Notebook', 'A partir de R$\u00A0100', 'Até R$\u00A02.500'])
})
