import { act } from 'react'
import { vi } from 'vitest'
import { Editor } from '../../../src/admin/screens/editor'
import type { ContentStore, StoredContent } from '../../../src/admin/store/content-store'
import { Device } from '../../../src/admin/store/device'
import { find, render } from '../../site/render'
import { fixtureContent } from '../fixture-content'

export const COPPER = 'materials/cobre.yaml'
export const storedFixtures = (): StoredContent => {
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
export async function editor(
  store: Partial<ContentStore>,
  {
    device,
    stored = storedFixtures(),
    file = COPPER,
  }: { device?: Device; stored?: StoredContent; file?: string } = {},
) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  location.hash = `#/${file}`
  return render(
    <Editor
      store={{
        name: 'pasta',
        read: () => Promise.reject(new Error('A pasta não responde.')),
        photo: () => Promise.reject(new Error('none')),
        save: () => Promise.resolve({ kind: 'conflict', note: 'Mudou.' }),
        ...store,
      }}
      stored={stored}
      device={device ?? (await Device.open(''))}
    />,
  )
}

export const buttonOf = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

export const fieldOf = (name: string) => find<HTMLInputElement>(`#campo-${name}`)
/** Writes a value as the browser does, behind React's back. */
export const type = (name: string, text: string) => typeInto(fieldOf(name), text)
export const typeInto = (field: HTMLElement, text: string) =>
  act(async () => {
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Follows a link of the page. */
export const open = (address: string) =>
  act(async () => {
    const came = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    )
    location.hash = address
    await came
  })

export const bar = () => find('.ed-save').textContent

export const textOf = (stored: StoredContent, file: string) =>
  new TextDecoder().decode(stored.documents.get(file))
