import { expect, it } from 'vitest'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import { useLastVisit } from '../../../src/site/lib/last-visit'
import { render } from '../render'

const shown = { cobre: '40' }
const days: (string | undefined)[] = []
function Page() {
  const { before } = useLastVisit('precos', shown)
  days.push(before?.day)
  return null
}

it('shows the last visit from the first render on, and at no time the one before it', async () => {
  const earlier = { day: '2026-01-01', shown }
  localStorage.setItem('precos', JSON.stringify({ day: '2026-01-05', shown, before: earlier }))
  await render(<Page />)
  expect(new Set(days)).toEqual(new Set(['2026-01-05']))
  expect(localStorage.getItem('precos')).toContain(`"day":"${todayInSaoPaulo()}"`)
})
