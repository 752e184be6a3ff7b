// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCardSteps } from '../../../../src/site/features/lots/use-card-steps'
import { stubFrames } from '../../frames'
import { render, type Rendered } from '../../render'

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
const cards = (letters: string) => Array.from(letters, (slug) => ({ slug }))

function List({ wanted }: { wanted: readonly { slug: string }[] }) {
  return useCardSteps(wanted)
    .map(({ slug }) => slug)
    .join('')
}
const text = () => rendered.container.textContent

it('a list begins whole, changes a frame at a time, and turns to what is wanted by then', async () => {
  rendered = await render(<List wanted={cards('abcdef')} />)
  expect([text(), drawing.frames.size]).toEqual(['abcdef', 0])
  await rendered.update(<List wanted={cards('ghijkl')} />)
  expect(text()).toBe('gbcdef')
  await frame()
  expect(text()).toBe('ghcdef')
  const last = cards('mnopqr')
  await rendered.update(<List wanted={last} />)
  const seen = [text()]
  for (let count = 0; count < 8; count++) {
    await frame()
    seen.push(text())
  }
  expect(seen[0]?.[0]).toBe('m')
  expect(seen.at(-1)).toBe('mnopqr')
  expect(drawing.frames.size).toBe(0)
})
