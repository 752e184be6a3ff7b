// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { lotsPageQuery } from '../../../../src/site/content'
import { useLotPurchase } from '../../../../src/site/features/lots/use-lot-purchase'
import { followLink } from '../../../../src/site/handoff/open-mail-link'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import { latestToast } from '../../../../src/site/ui/toast'
import { click, leave, showPage, siteData, until } from '../requests/harness'
import { list, lotView } from './lot-fixtures'

vi.mock('../../../../src/site/handoff/open-mail-link', async (original) => ({
  ...(await original<object>()),
  followLink: vi.fn(),
}))
const SEO = { title: '', description: '', image: { url: '', alt: '' } }
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
  const data = siteData()
  data.setQueryData(lotsPageQuery.queryKey, { ...list, seo: SEO })
  await showPage(<Offer />, data)
  await click('button', 'Propor')
  await until(() => latestToast.get()?.tone === 'destructive')
  expect(latestToast.get()?.text).toBe('Erro ao enviar e-mail. Tente novamente.')
})
