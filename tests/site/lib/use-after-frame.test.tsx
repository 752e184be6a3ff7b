// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAfterFrame } from '../../../src/site/lib/use-after-frame'
import { stubFrames } from '../frames'
import { render, type Rendered } from '../render'

let drawing: ReturnType<typeof stubFrames>
let rendered: Rendered

beforeEach(() => {
  drawing = stubFrames()
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
})

const frame = () => drawing.draw()

function Page({ text }: { text: string }) {
  return (
    <>
      {text} {useAfterFrame(text)}
    </>
  )
}

it('what is large follows what is typed a frame later, and leaves out what was typed over', async () => {
  rendered = await render(<Page text="a" />)
  expect(rendered.container.textContent).toBe('a a')
  await rendered.update(<Page text="ab" />)
  await rendered.update(<Page text="abc" />)
  expect(rendered.container.textContent).toBe('abc a')
  expect(drawing.frames.size).toBe(1)
  await frame()
  expect(rendered.container.textContent).toBe('abc abc')
})
