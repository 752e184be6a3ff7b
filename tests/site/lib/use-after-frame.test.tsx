// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAfterFrame } from '../../../src/site/lib/use-after-frame'
import { render, type Rendered } from '../render'

let frames: Map<number, () => void>
let rendered: Rendered

beforeEach(() => {
  frames = new Map()
  let asked = 0
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => { frames.set(++asked, go); return asked })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
})

const frame = () => act(async () => {
  const drawn = [...frames.values()]
  frames.clear()
  for (const go of drawn) go()
  await new Promise((resolve) => { setTimeout(resolve) })
})

function Page({ text }: { text: string }) {
  return <>{text} {useAfterFrame(text)}</>
}

it('what is large follows what is typed a frame later, and leaves out what was typed over', async () => {
  rendered = await render(<Page text="a" />)
  expect(rendered.container.textContent).toBe('a a')
  await rendered.update(<Page text="ab" />)
  await rendered.update(<Page text="abc" />)
  expect(rendered.container.textContent).toBe('abc a')
  expect(frames.size).toBe(1)
  await frame()
  expect(rendered.container.textContent).toBe('abc abc')
})
