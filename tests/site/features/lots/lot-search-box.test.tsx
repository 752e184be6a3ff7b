// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  LotSearchBox,
  type LotSearchBoxHandle,
} from '../../../../src/site/features/lots/lot-search-box'
import { find, render, type Rendered } from '../../render'

const texts = { label: 'Buscar', placeholder: 'notebook' }
let rendered: Rendered
let written: string[]
let heard: string[]
const box = createRef<LotSearchBoxHandle>()
const onText = (text: string) => {
  heard.push(text)
}

const boxAt = (address: string) => (
  <LotSearchBox
    texts={texts}
    address={address}
    onWrite={(clean) => {
      written.push(clean)
    }}
    onText={onText}
    ref={box}
  />
)
const input = () => find<HTMLInputElement>('input[name=q]')
const type = (text: string) =>
  act(async () => {
    // React reads the value behind its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const frame = () => act(() => vi.advanceTimersByTimeAsync(50))

beforeEach(async () => {
  vi.useFakeTimers()
  ;[written, heard] = [[], []]
  rendered = await render(boxAt(''))
})
afterEach(async () => {
  await rendered.unmount()
  vi.useRealTimers()
})

it('a letter shows at once; page and address hear of it a frame later, of two in one frame once', async () => {
  await type('d')
  await type('de')
  expect([input().value, heard, written]).toEqual(['de', [], []])
  await frame()
  expect([heard, written]).toEqual([['de'], ['de']])
})

it('follows the address, and tells the page', async () => {
  await rendered.update(boxAt('dell'))
  await frame()
  expect([input().value, heard, written]).toEqual(['dell', ['dell'], []])
})

it('is emptied by a button of the page, which then has no old letter to write', async () => {
  await type('dell')
  await frame()
  await type('dell 5')
  await act(async () => box.current?.clear())
  await frame()
  expect([input().value, heard, written]).toEqual(['', ['dell', ''], ['dell']])
  await act(async () => box.current?.focus())
  expect(document.activeElement).toBe(input())
})
