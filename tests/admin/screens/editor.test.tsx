// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Editor } from '../../../src/admin/screens/editor'
import type { ContentStore, StoredContent } from '../../../src/admin/store/content-store'
import { Device } from '../../../src/admin/store/device'
import { click, find, render } from '../../site/render'
import { fixtureContent } from '../fixture-content'

const COPPER = 'materials/cobre.yaml'
afterEach(() => {
  location.hash = ''
})

const storedFixtures = (): StoredContent => {
  const { documents, lists, photos } = fixtureContent()
  return {
    documents: new Map([
      ...Array.from(documents, ([file, { bytes }]) => [file, bytes] as const),
      ...lists,
    ]),
    photos: [...photos],
  }
}

/** The editor at a document, over a store in which somebody else saved meanwhile. */
async function editor(store: Partial<ContentStore>) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  location.hash = `#/${COPPER}`
  return render(
    <Editor
      store={{
        name: 'pasta',
        read: () => Promise.reject(new Error('A pasta não responde.')),
        photo: () => Promise.reject(new Error('none')),
        save: () => Promise.resolve({ kind: 'conflict', note: 'Mudou.' }),
        ...store,
      }}
      stored={storedFixtures()}
      device={await Device.open('')}
    />,
  )
}

const buttonOf = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

const fieldOf = (name: string) => find<HTMLInputElement>(`#campo-${name}`)
/** Writes a value as the browser does, behind React's back. */
const type = (name: string, text: string) =>
  act(async () => {
    const field = fieldOf(name)
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

const bar = () => find('.ed-save').textContent

it('the content that cannot be read again is said, and what was typed stays', async () => {
  const { unmount } = await editor({})
  await type('name', 'Cobre nu')
  await click(buttonOf('Salvar'))
  await vi.waitFor(() => expect(bar()).toContain('Mudou.'))
  await click(buttonOf('Ver o que mudou e continuar'))
  await vi.waitFor(() => expect(bar()).toContain('A pasta não responde.'))
  expect(fieldOf('name').value).toBe('Cobre nu')
  await unmount()
})
