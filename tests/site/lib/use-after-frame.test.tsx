import { afterEach, expect, it, vi } from 'vitest'
import { useAfterFrame } from '../../../src/site/lib/use-address-text'
import { stubFrames } from '../frames'
import { render } from '../render'

afterEach(() => {
  vi.unstubAllGlobals()
})

function Page({ text }: { text: string }) {
  return (
    <>
      {text} {useAfterFrame(text)}
    </>
  )
}

it('a large list follows the typed text a frame later, and skips texts that were overwritten', async () => {
  const drawing = stubFrames()
  const rendered = await render(<Page text="a" />)
  expect(rendered.container.textContent).toBe('a a')
  await rendered.update(<Page text="ab" />)
  await rendered.update(<Page text="abc" />)
  expect(rendered.container.textContent).toBe('abc a')
  expect(drawing.frames.size).toBe(1)
  await drawing.draw()
  expect(rendered.container.textContent).toBe('abc abc')
})
