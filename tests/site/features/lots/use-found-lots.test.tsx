// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LotEntry } from '../../../../src/content/views'
import type { LotsSearch } from '../../../../src/site/features/lots/lots-search'
import { useLotAnswer } from '../../../../src/site/features/lots/use-found-lots'
import { render, type Rendered } from '../../render'
import { lotView } from './lot-fixtures'

const lots = (count: number): LotEntry[] =>
  Array.from({ length: count }, (_, index) => lotView(`l${index}`, { title: `Lote ${index}` }))
const [MANY, FEW] = [lots(3000), lots(30)]

/** What each render was given: the first lot found, how many, and whether that is the answer to what is asked. */
let seen: (string | undefined)[]
let rendered: Rendered | undefined

function List({
  entries,
  text,
  search = {},
}: {
  entries?: readonly LotEntry[]
  text: string
  search?: LotsSearch
}) {
  const { answer, isCurrent } = useLotAnswer(entries, text, search)
  seen.push(
    answer && `${answer.page.items[0]?.slug} de ${answer.page.total}${isCurrent ? '' : '?'}`,
  )
  return null
}
const show = async (list: React.ReactNode) => {
  rendered = rendered ? (await rendered.update(list), rendered) : await render(list)
}
/** One task between two keys: a slice of a search, and far from all of it. */
const task = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve)
      }),
  )
async function answered(said: string): Promise<void> {
  for (let tasks = 0; tasks < 500 && seen.at(-1) !== said; tasks++) await task()
  expect(seen.at(-1)).toBe(said)
}

beforeEach(() => {
  seen = []
  // Every look at the clock finds two milliseconds gone: three thousand lots take many slices.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rendered?.unmount()
  rendered = undefined
})

it('few lots are found in the render that asks for them', async () => {
  await show(<List entries={FEW} text="29" />)
  await show(<List entries={FEW} text="2" />)
  expect(seen).toEqual(['l29 de 1', 'l2 de 12'])
})

it('who comes to a search of many finds its answer there', async () => {
  await show(<List entries={MANY} text="777" />)
  expect(seen).toEqual(['l777 de 3'])
})

it('the answer of a search among many comes later; until then the one before stays, and is known as such', async () => {
  await show(<List entries={MANY} text="777" />)
  await show(<List entries={MANY} text="888" />)
  expect(seen.at(-1)).toBe('l777 de 3?')
  await answered('l888 de 3')
  expect(new Set(seen)).toEqual(new Set(['l777 de 3', 'l777 de 3?', 'l888 de 3']))
})

it('what was typed over has no answer, and the last text wins', async () => {
  await show(<List text="" />)
  for (const text of ['1', '12', '123', '1234']) {
    await show(<List entries={MANY} text={text} />)
    await task()
  }
  await answered('l1234 de 1')
  expect(seen.filter((each) => each !== undefined)).toEqual(['l1234 de 1'])
})

it('another page, order or filter is another answer', async () => {
  await show(<List entries={MANY} text="1" search={{ pagina: '2' }} />)
  expect(seen.at(-1)).toMatch(/^l31 de/)
  await show(<List entries={MANY} text="1" search={{ de: '999999999' }} />)
  await answered('undefined de 0')
})
