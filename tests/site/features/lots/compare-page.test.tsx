import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ComparePage } from '../../../../src/site/features/lots/compare/compare-page'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
import { find, leave, showPage, until } from '../requests/harness'
import { lotDetails, lotsData } from './lot-fixtures'

const page = (lotes: string, isFailed = false) => (
  <ComparePage
    search={{ lotes }}
    found={lotes
      .split(',')
      .filter((slug) => slug !== 'nenhum')
      .map((slug) => lotDetails(slug, { freight: { weightKg: 90 } }))}
    isFailed={isFailed}
    onSearch={() => {}}
  />
)

afterEach(async () => {
  await leave()
  keepOnDevice('cep', '')
})

it('says why there is no freight, which the table then leaves out', async () => {
  await showPage(page('a,b'), lotsData())
  const said = () => find('[role=status].w-full').textContent
  expect(said()).toBe('')
  // No region has this CEP.
  await act(async () => keepOnDevice('cep', '00000000'))
  await until(() => said().includes('Não temos tabela para este CEP'))
  expect(find('.compare-table').textContent).not.toContain('Frete estimado')
})

it('names a lot that does not exist in a region that is there before: readers announce no new one', async () => {
  await showPage(page('a,b'), lotsData())
  expect(find('section > [role=status]').textContent).toBe('')
  await leave()
  await showPage(page('a,b,nenhum'), lotsData())
  expect(find('section > [role=status]').textContent).toContain('nenhum')
})
