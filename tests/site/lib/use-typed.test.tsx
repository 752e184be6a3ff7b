// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTicked, useTyped } from '../../../src/site/lib/use-typed'
import { find } from '../render'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Page() {
  const [text, setText] = useState('')
  const [chosen, choose] = useState('')
  const [isTicked, tick] = useState(false)
  const [hydrated, setHydrated] = useState(false)
  // As useHydrated does: renders everything again.
  useEffect(() => setHydrated(true), [])
  return (
    <main data-hydrated={hydrated || undefined}>
      <input
        ref={useTyped<HTMLInputElement>(text, setText)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <select
        ref={useTyped<HTMLSelectElement>(chosen, choose)}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Todos</option>
        <option value="cobre">Cobre</option>
      </select>
      <input
        type="checkbox"
        ref={useTicked(isTicked, tick)}
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
      />
      <details suppressHydrationWarning>
        <summary>Menu</summary>
      </details>
      <output>{`${text}|${chosen}|${String(isTicked)}`}</output>
    </main>
  )
}

const said = vi.spyOn(console, 'error')
let root: Root | undefined
beforeEach(() => {
  said.mockClear()
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`
})
afterEach(() => act(async () => root?.unmount()))
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(find('div'), <Page />)
  })
const box = () => find<HTMLInputElement>('input')
const list = () => find<HTMLSelectElement>('select')
const tick = () => find<HTMLInputElement>('[type=checkbox]')
const says = () => find('output').textContent

it('text typed, options chosen and boxes ticked before the page ran stay, and count', async () => {
  box().value = 'notebook'
  list().value = 'cobre'
  tick().click()
  await hydrate()
  expect([box().value, list().value, tick().checked]).toEqual(['notebook', 'cobre', true])
  expect(says()).toBe('notebook|cobre|true')
  expect(said).not.toHaveBeenCalled()
})

it('a menu that was opened before is no mismatch', async () => {
  find<HTMLDetailsElement>('details').open = true
  await hydrate()
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  expect(said).not.toHaveBeenCalled()
})
