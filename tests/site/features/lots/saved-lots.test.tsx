import { expect, it, vi } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { LotsLastVisit, readSaved, SavedLots } from '../../../../src/site/features/lots/saved-lots'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/device-store'
import { click, has, showPage, siteData, until } from '../requests/harness'
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

it.each([
  ['nbc', 13, true],
  // A lot was sold, so the first lot of the next page moved up: it is not new.
  ['bcn', 13, false],
  ['bcn', 3, true],
])(
  'of the lots %s, %d in all, one is new since the last visit: %s',
  async (slugs, total, isNew) => {
    const shown = { a: 'disponível 1000', b: 'disponível 1000', c: 'disponível 1000' }
    keepOnDevice('visita-lotes', JSON.stringify({ day: '2026-01-01', shown }))
    const lots = Array.from(slugs, (slug) => lotView(slug))
    await showPage(<LotsLastVisit lots={lots} total={total} texts={list.lastVisit} />)
    expect(has('p', list.lastVisit.fresh.one)).toBe(isNew)
  },
)

it('where no lot of the last visit is left on the page, all are new', async () => {
  keepOnDevice('visita-lotes', JSON.stringify({ day: '2026-01-01', shown: { a: 'disponível 1' } }))
  const lots = ['x', 'y'].map((slug) => lotView(slug))
  await showPage(<LotsLastVisit lots={lots} total={13} texts={list.lastVisit} />)
  expect(has('p', `2 ${list.lastVisit.fresh.many}.`)).toBe(true)
})

it('a lot that was sold at the last visit already is no news, one that is sold since then is', async () => {
  const shown = { a: 'vendido 1000', b: 'disponível 1000' }
  keepOnDevice('visita-lotes', JSON.stringify({ day: '2026-01-01', shown }))
  const lots = ['a', 'b'].map((slug) => lotView(slug, { status: 'vendido' }))
  await showPage(<LotsLastVisit lots={lots} total={2} texts={list.lastVisit} />)
  expect(has('p', `1 ${list.lastVisit.sold.one}.`)).toBe(true)
})

it('when the saved lots of other pages do not load, the page says so until they are there', async () => {
  keepOnDevice('lotes-guardados', JSON.stringify({ longe: 15000 }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const data = siteData()
  await showPage(<SavedLots lots={[lotView('perto')]} total={13} texts={list} />, data)
  await until(() => has('[role=alert]', list.saved.failed))
  const all = [lotView('perto'), lotView('longe', { title: 'O lote de longe' })]
  data.setQueryData(contentQuery('lots').queryKey, all)
  await until(() => has('a', 'O lote de longe'))
  expect(has('[role=alert]')).toBe(false)
  vi.unstubAllGlobals()
})

it('a saved lot that has left the list is named by its address, and can be taken off alone', async () => {
  keepOnDevice('lotes-guardados', JSON.stringify({ perto: 900, 'pcs-antigos': 15000 }))
  await showPage(<SavedLots lots={[lotView('perto')]} total={1} texts={list} />)
  expect(has('li', `pcs antigos${list.saved.gone}`)).toBe(true)
  await click(`[aria-label="${list.saved.removeButton}: pcs antigos"]`)
  expect(has('p', list.saved.gone)).toBe(false)
  expect(JSON.parse(keptOnDevice('lotes-guardados'))).toEqual({ perto: 900 })
})

it('a lot that another tab has taken off already does not come back', async () => {
  keepOnDevice('lotes-guardados', JSON.stringify({ perto: 900 }))
  await showPage(<SavedLots lots={[lotView('perto')]} total={1} texts={list} />)
  localStorage.setItem('lotes-guardados', '')
  await click(`[aria-label="${list.saved.removeButton}: Lote perto"]`)
  expect(keptOnDevice('lotes-guardados')).toBe('')
})

it('a lot that is not among the first ones has not left the list while the others load', async () => {
  keepOnDevice('lotes-guardados', JSON.stringify({ longe: 15000 }))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await showPage(<SavedLots lots={[lotView('perto')]} total={13} texts={list} />)
  expect(has('p', list.saved.gone)).toBe(false)
  vi.unstubAllGlobals()
})
