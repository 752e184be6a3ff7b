import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Editor } from '../../../src/admin/screens/editor'
import type { ContentStore, StoredContent } from '../../../src/admin/store/content-store'
import { Device } from '../../../src/admin/store/device'
import { find } from '../../support/find'
import { storedFixtures } from '../fixture-content'

export const COPPER = 'materials/cobre.yaml'

/** Only a few documents, because the page reads all of them each time it is opened. */
export const stored: StoredContent = {
  ...storedFixtures,
  documents: new Map(
    [...storedFixtures.documents].filter(([file]) =>
      /^(?:materials|posts|lots\/notebooks-corporativos|company|pages\/blog)/.test(file),
    ),
  ),
}

/**
 * Shows a document in the editor. Unless `store` replaces it, a save ends in a conflict, as when
 * somebody else has saved meanwhile.
 */
export async function editor(
  store: Partial<ContentStore>,
  {
    device,
    content = stored,
    file = COPPER,
    address = `#/${file}`,
  }: { device?: Device; content?: StoredContent; file?: string; address?: string } = {},
) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  location.hash = address
  const kept = device ?? (await Device.open(''))
  return act(async () =>
    render(
      <Editor
        store={{
          name: 'pasta',
          read: () => Promise.reject(new Error('A pasta não responde.')),
          photo: () => Promise.reject(new Error('none')),
          save: () => Promise.resolve({ kind: 'conflict', note: 'Mudou.' }),
          ...store,
        }}
        stored={content}
        device={kept}
      />,
    ),
  )
}

export const buttonOf = (name: string) => screen.getByRole('button', { name })
/** Presses a button, and waits for what it starts. */
export const press = (name: string) => act(async () => void fireEvent.click(buttonOf(name)))

export const fieldOf = (name: string) => find<HTMLInputElement>(`#campo-${name}`)
export const type = (name: string, text: string) => typeInto(fieldOf(name), text)
export const typeInto = (field: HTMLElement, text: string) =>
  act(async () => void fireEvent.change(field, { target: { value: text } }))

/** Calls a function that leads to another page, and waits until the address has changed. */
export const arrive = (go: () => void) =>
  act(async () => {
    const came = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    )
    go()
    await came
  })
/** Goes to an address of the page, as a link does. */
export const open = (address: string) =>
  arrive(() => {
    location.hash = address
  })

export const bar = () => find('.ed-save').textContent

export const textOf = (stored: StoredContent, file: string) =>
  new TextDecoder().decode(stored.documents.get(file))
