import { expect, it } from 'vitest'
import { budgetsBeside } from '../../../src/site/worker/weights'

it.each([0, 1_300_000, 2_000_000])(
  'beside %i bytes from the start all stores stay below 3 MB, and the pages get what is left',
  (kept) => {
    const budgets = budgetsBeside(kept)
    const all = Object.values(budgets).reduce((sum, bytes) => sum + bytes, kept)
    expect(all).toBeGreaterThan(2_900_000)
    expect(all).toBeLessThan(3_000_000)
    expect(budgets.pages).toBeGreaterThan(0)
  },
)

it('too many precached files leave no room for a page', () => {
  expect(budgetsBeside(2_900_000).pages).toBeLessThan(0)
})
