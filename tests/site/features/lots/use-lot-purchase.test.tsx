import { afterEach, expect, it } from 'vitest'
import { useLotPurchase } from '../../../../src/site/features/lots/shared/use-lot-purchase'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import { latestToast } from '../../../../src/site/ui/toast'
import { click, leave, showPage, stubMailProgram, until } from '../requests/harness'
import { lotView } from './lot-fixtures'
import { lotsData } from './lots-data'

afterEach(async () => {
  await leave()
  clearForTab('prepared:lotes')
})

it('an offer that the browser refuses to open is told as a failure', async () => {
  stubMailProgram().mockImplementation(() => {
    throw new Error('refused')
  })
  function Offer() {
    const { offer } = useLotPurchase('lotes')
    return (
      <button onClick={() => void offer(lotView('a'), { value: 25_000, note: '', lines: [] })}>
        Propor
      </button>
    )
  }
  await showPage(<Offer />, lotsData())
  await click('button', 'Propor')
  await until(() => latestToast.get()?.tone === 'destructive')
  expect(latestToast.get()?.text).toBe('Erro ao enviar e-mail. Tente novamente.')
})
