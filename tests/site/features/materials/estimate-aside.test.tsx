// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EstimateAside } from '../../../../src/site/features/materials/estimate-aside'
import {
  addToEstimate,
  estimateState,
  takeFromAddress,
  useEstimate,
} from '../../../../src/site/features/materials/estimate-store'
import { act } from 'react'
import { one } from '../../../support/model-documents'
import { click, find, has, leave, showPage, type, until } from '../requests/harness'
import { MATERIALS } from './material-views'

const page = one('ScrapPage')

function Aside() {
  const shown = useEstimate(MATERIALS)
  return <EstimateAside page={page} day="2026-11-20" materials={MATERIALS} {...shown} />
}
beforeEach(async () => {
  sessionStorage.clear()
  await showPage(<Aside />)
})
afterEach(leave)

it('the keyboard stays in the list when its last, empty line is taken out', async () => {
  await act(async () => addToEstimate(''))
  find('.estimate-line-remove').focus()
  await click('.estimate-line-remove')
  expect(has('.estimate-list')).toBe(false)
  await until(() => document.activeElement !== document.body)
  expect(document.activeElement?.contains(find('.calculator'))).toBe(true)
})

it('a text in the calculator joins a list that appears, and what was said of the list stays', async () => {
  await type('material', 'cobre')
  await type('peso', '12,5')
  await act(async () =>
    takeFromAddress({ lines: [{ slug: 'papelao', weight: '3' }], unknown: ['urânio'] }),
  )
  expect(estimateState().lines).toMatchObject([
    { slug: 'cobre', weight: '12,5' },
    { slug: 'papelao', weight: '3' },
  ])
  expect(has('.estimate-notice', 'urânio')).toBe(true)
})
