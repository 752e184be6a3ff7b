// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAfterFrame } from '../../../src/site/lib/use-address-text'
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

it('a large list follows the typed text a frame later, and skips texts that were overwritten', async () => {
  rendered = await render(<Page text="a" />)
  expect(rendered.container.textContent).toBe('a a')
  await rendered.update(<Page text="ab" />)
  await rendered.update(<Page text="abc" />)
  expect(rendered.container.textContent).toBe('abc a')
  expect(drawing.frames.size).toBe(1)
  await frame()
  expect(rendered.container.textContent).toBe('abc abc')
})
