// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCardSteps } from '../../../../src/site/features/lots/use-card-steps'
import { render, type Rendered } from '../../render'

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
const cards = (letters: string) => Array.from(letters, (slug) => ({ slug }))

function List({ wanted }: { wanted: readonly { slug: string }[] }) {
  return useCardSteps(wanted).map(({ slug }) => slug).join('')
}
const text = () => rendered.container.textContent

it('a list begins whole, changes a frame at a time, and turns to what is wanted by then', async () => {
  rendered = await render(<List wanted={cards('abcdef')} />)
  expect([text(), frames.size]).toEqual(['abcdef', 0])
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
  expect(frames.size).toBe(0)
})
