// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { useLotPurchase } from '../../../../src/site/features/lots/use-lot-purchase'
import { followLink } from '../../../../src/site/handoff/open-mail-link'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import { latestToast } from '../../../../src/site/ui/toast'
import { click, leave, showPage, until } from '../requests/harness'
import { lotView } from './lot-fixtures'
import { lotsData } from './lots-data'

vi.mock('../../../../src/site/handoff/open-mail-link', async (original) => ({
  ...(await original<object>()),
  followLink: vi.fn(),
}))
afterEach(async () => {
  await leave()
  clearForTab('lote')
})

it('an offer that the browser refuses to open is told as a failure', async () => {
  vi.mocked(followLink).mockImplementation(() => {
    throw new Error('refused')
  })
  function Offer() {
    const { offer } = useLotPurchase()
    return <button onClick={() => offer(lotView('a'), 25_000, '', '')}>Propor</button>
  }
  await showPage(<Offer />, lotsData())
  await click('button', 'Propor')
  await until(() => latestToast.get()?.tone === 'destructive')
  expect(latestToast.get()?.text).toBe('Erro ao enviar e-mail. Tente novamente.')
})
