import { expect, it } from 'vitest'
import { changesSince, LotsStrip } from '../../../../src/site/features/lots/list/lots-strip'
import { readSaved } from '../../../../src/site/features/lots/shared/saved-lots'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/device-store'
import { click, has, showPage } from '../requests/harness'
import { lotView } from './lot-fixtures'

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

it('tells new lots, sold ones and new prices since a visit, and nothing that was so then', () => {
  const shown = {
    same: 'disponível 1000',
    priced: 'disponível 900',
    sold: 'disponível 1000',
    gone: 'vendido 1000',
  }
  const lots = [
    lotView('fresh'),
    lotView('same'),
    lotView('priced'),
    lotView('sold', { status: 'vendido' }),
    lotView('gone', { status: 'vendido' }),
    // Nobody can buy it, so it is no news.
    lotView('late', { status: 'reservado' }),
  ]
  expect(
    changesSince(shown, lots).map(({ words, lots: found }) => [
      words.one,
      found.map(({ slug }) => slug),
    ]),
  ).toEqual([
    ['lote novo', ['fresh']],
    ['vendido', ['sold']],
    ['com preço novo', ['priced']],
  ])
})

it('the strip names new lots, with links, and goes when it is forgotten', async () => {
  keepOnDevice('visita-lotes', JSON.stringify({ day: '2026-01-01', shown: {} }))
  await showPage(<LotsStrip lots={[lotView('a'), lotView('b')]} />)
  expect(has('summary', '2 lotes novos')).toBe(true)
  expect(has('a[href="/lotes-informatica/b"]', 'Lote b')).toBe(true)
  await click('button', 'Esquecer')
  expect(has('section')).toBe(false)
})

it('a saved lot that has left the list is named by its address, and can be taken off alone', async () => {
  keepOnDevice('lotes-guardados', JSON.stringify({ perto: 900, 'pcs-antigos': 15000 }))
  await showPage(<LotsStrip lots={[lotView('perto')]} />)
  expect(has('li', 'pcs antigos')).toBe(true)
  expect(has('li', 'era R$\u00A0900 quando você guardou')).toBe(true)
  await click('[aria-label="Tirar: pcs antigos"]')
  expect(has('li', 'saiu da lista')).toBe(false)
  expect(JSON.parse(keptOnDevice('lotes-guardados'))).toEqual({ perto: 900 })
})

it('a lot that another tab has taken off already does not come back', async () => {
  keepOnDevice('lotes-guardados', JSON.stringify({ perto: 900 }))
  await showPage(<LotsStrip lots={[lotView('perto')]} />)
  localStorage.setItem('lotes-guardados', '')
  await click('[aria-label="Tirar: Lote perto"]')
  expect(keptOnDevice('lotes-guardados')).toBe('')
})
