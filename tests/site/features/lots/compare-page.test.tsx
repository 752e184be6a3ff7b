import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lotQuery } from '../../../../src/site/content'
import { ComparePage } from '../../../../src/site/features/lots/compare-page'
import type { CompareSearch } from '../../../../src/site/features/lots/compare-search'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
import { click, find, leave, showPage, until } from '../requests/harness'
import { lotDetails } from './lot-fixtures'
import { lotsData } from './lots-data'

const UNKNOWN = 'Não temos tabela para este CEP'

async function compare(lotes: string, onSearch = (_: CompareSearch) => {}) {
  const data = lotsData()
  for (const slug of ['a', 'b', 'c', 'd', 'e'])
    data.setQueryData([...lotQuery(slug).queryKey], lotDetails(slug, { freight: { weightKg: 90 } }))
  data.setQueryData([...lotQuery('nenhum').queryKey], null)
  await showPage(<ComparePage search={{ lotes }} onSearch={onSearch} />, data)
  await until(() => document.querySelector('.compare-table') !== null)
}
const said = () =>
  Array.from(document.querySelectorAll('[role=status]'), ({ textContent }) => textContent).join(' ')

afterEach(async () => {
  await leave()
  keepOnDevice('cep', '')
})

it('says why there is no freight, which the table then leaves out', async () => {
  await compare('a,b')
  expect(said()).not.toContain(UNKNOWN)
  // No region has this CEP.
  await act(async () => keepOnDevice('cep', '00000000'))
  await until(() => said().includes(UNKNOWN))
  expect(find('.compare-table').textContent).not.toContain('Frete estimado')
})

it('names a lot that does not exist in a region that is there before: readers announce no new one', async () => {
  await compare('a,b')
  expect(find('section > [role=status]').textContent).toBe('')
  await leave()
  await compare('a,b,nenhum')
  expect(find('section > [role=status]').textContent).toContain('nenhum')
})

it('a lot for which there was no room takes the place of one that leaves', async () => {
  const asked: CompareSearch[] = []
  await compare('a,b,c,d,e', (search) => asked.push(search))
  await click('.compare-table-remove')
  expect(asked).toEqual([{ lotes: 'b,c,d,e' }])
})
