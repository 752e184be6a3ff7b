import { afterEach, beforeEach, expect, it } from 'vitest'
import { EstimateAside } from '../../../../src/site/features/materials/estimate-aside'
import {
  addToEstimate,
  clearEstimate,
  estimateState,
  takeFromAddress,
  useEstimate,
} from '../../../../src/site/features/materials/estimate-store'
import { act } from 'react'
import { one } from '../../../support/model-documents'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
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
afterEach(async () => {
  await act(async () => clearEstimate())
  await leave()
})

it('of the prices that changed since the last visit the one that moved furthest comes first', async () => {
  const shown = { cobre: '39', papelao: '0.8', 'perfil-aluminio': '8' }
  await act(async () => keepOnDevice('visita-precos', JSON.stringify({ day: '2026-01-01', shown })))
  expect(find('p', 'papelao').textContent).toContain('papelao −50%, cobre +2,6%.')
  await act(async () => keepOnDevice('visita-precos', ''))
})

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
