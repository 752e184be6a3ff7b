// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { readSaved, SavedLots } from '../../../../src/site/features/lots/saved-lots'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
import { has, leave, showPage } from '../requests/harness'
import { list, lotView } from './lot-fixtures'

it.each([
  [
    '{"t480":15000,"hp":900.5}',
    [
      ['t480', 15000],
      ['hp', 900.5],
    ],
  ],
  ['{"t480":"15000","hp":null,"a":{}}', []],
  ['["t480"]', []],
  ['{', []],
  ['', []],
])('of what a device remembers, %s, only a price by a slug is a saved lot', (kept, saved) => {
  expect([...readSaved(kept)]).toEqual(saved)
})

it('the lots that a device remembers stand there as long as it remembers one', async () => {
  const lots = [lotView('t480'), lotView('hp')]
  await showPage(<SavedLots texts={list} lots={lots} total={2} />)
  expect(has('h3', list.saved.title)).toBe(false)
  await act(async () => keepOnDevice('lotes-guardados', '{"t480":1000}'))
  expect(has('h3', list.saved.title)).toBe(true)
  expect([has('li', 'Lote t480'), has('li', 'Lote hp')]).toEqual([true, false])
  await leave()
})
