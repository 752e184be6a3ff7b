import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ComparePage } from '../../../../src/site/features/lots/compare/compare-page'
import type { CompareSearch } from '../../../../src/site/features/lots/shared/compare-search'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
import { click, find, leave, showPage, until } from '../requests/harness'
import { lotDetails } from './lot-fixtures'
import { lotsData } from './lots-data'

const lots = (text: string) =>
  text
    .split(',')
    .filter((slug) => slug !== 'nenhum')
    .map((slug) => lotDetails(slug, { freight: { weightKg: 90 } }))

const compare = (lotes: string, onSearch = (_: CompareSearch) => {}) =>
  showPage(
    <ComparePage
      search={{ lotes }}
      found={lots(lotes).slice(0, 4)}
      isFailed={false}
      onSearch={onSearch}
    />,
    lotsData(),
  )
const said = () =>
  Array.from(document.querySelectorAll('[role=status]'), ({ textContent }) => textContent).join(' ')

afterEach(async () => {
  await leave()
  keepOnDevice('cep', '')
})

it('says why there is no freight, which the table then leaves out', async () => {
  await compare('a,b')
  expect(said()).not.toContain('Não temos tabela para este CEP')
  // No region has this CEP.
  await act(async () => keepOnDevice('cep', '00000000'))
  await until(() => said().includes('Não temos tabela para este CEP'))
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

it('offers lots to choose from where there is nothing to compare yet', async () => {
  await showPage(
    <ComparePage search={{}} found={[]} isFailed={false} onSearch={() => {}} />,
    lotsData(),
  )
  expect(find('.lead').textContent).toBe('Escolha de 2 a 4 lotes na lista para comparar.')
  expect(find<HTMLAnchorElement>('li a', 'Lote a').href).toMatch(/comparar\?lotes=a$/)
})
