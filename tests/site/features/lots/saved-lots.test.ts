import { expect, it } from 'vitest'
import { readSaved } from '../../../../src/site/features/lots/saved-lots'

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
