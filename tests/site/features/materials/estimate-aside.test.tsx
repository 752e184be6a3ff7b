import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EstimateAside } from '../../../../src/site/features/materials/estimate/estimate-aside'
import {
  addToEstimate,
  clearEstimate,
  estimateState,
  useEstimate,
} from '../../../../src/site/features/materials/estimate/estimate-store'
import { click, find, has, leave, showPage, type, until } from '../requests/harness'
import { MATERIALS } from './material-views'

const Aside = () => (
  <EstimateAside day="2026-11-20" materials={MATERIALS} estimate={useEstimate(MATERIALS)} />
)
beforeEach(async () => {
  sessionStorage.clear()
  await showPage(<Aside />)
})
afterEach(async () => {
  await act(async () => clearEstimate())
  await leave()
})

it('the keyboard stays in the list when its last, empty line is taken out', async () => {
  await act(async () => addToEstimate(''))
  find('.estimate-line-remove').focus()
  await click('.estimate-line-remove')
  expect(has('.estimate-list')).toBe(false)
  await until(() => document.activeElement !== document.body)
  expect(document.activeElement?.contains(find('.calculator'))).toBe(true)
})

it('the calculator is the first line: what it holds, and a result only of that', async () => {
  await type('material', 'cobre')
  expect(find('.calculator [type=submit]').getAttribute('aria-disabled')).toBe('true')
  await type('peso', '12,5')
  await click('.calculator [type=submit]')
  expect(find('.calculator-result').textContent).toContain('500,00')
  await type('peso', '12')
  expect(has('.calculator-result')).toBe(false)
  await act(async () => addToEstimate('papelao'))
  expect(estimateState().lines).toMatchObject([
    { slug: 'cobre', weight: '12' },
    { slug: 'papelao', weight: '' },
  ])
})
