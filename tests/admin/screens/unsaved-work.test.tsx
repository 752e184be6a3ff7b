import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ContentChange, SaveOutcome } from '../../../src/admin/store/content-store'
import { Device } from '../../../src/admin/store/device'
import { patchDocument, readDocumentDraft } from '../../../src/content/yaml/patch-document'
import { find } from '../../support/find'
import {
  arrive,
  buttonOf,
  COPPER,
  editor,
  fieldOf,
  open,
  press,
  stored,
  textOf,
  type,
  typeInto,
} from './editor-page'

afterEach(() => {
  location.hash = ''
})

it('the browser asks before it closes the page only where it could not keep unsaved work', async () => {
  const device = await Device.open('')
  await editor({}, { device })
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  device.isLossy = true
  expect(asks()).toBe(false)
  await type('name', 'Cobre nu')
  expect(asks()).toBe(true)
  device.isLossy = false
  expect(asks()).toBe(false)
})

it('a document that was deleted leaves no unsaved work behind', async () => {
  const device = await Device.open('')
  const { container } = await editor(
    { save: () => Promise.resolve({ kind: 'saved', note: 'Salvo.' }) },
    { device, file: 'posts/rascunho.mdx' },
  )
  vi.stubGlobal('confirm', () => true)
  await arrive(() => buttonOf('Apagar…').click())
  expect(find('h1').textContent).toBe('Documentos')
  expect(device.names).toEqual([])
  expect(container.textContent).toContain('Apaga content/posts/rascunho.mdx. Salvo.')
  // The note does not reappear when the visitor comes back to the page.
  await open('#/fotos')
  await open('#/')
  expect(container.textContent).not.toContain('Apaga content')
})

it('a new document in which nothing is typed, or no more, is no unsaved work', async () => {
  const device = await Device.open('')
  const first = await editor({}, { device, file: 'materials/latao.yaml' })
  expect(device.names).toEqual([])
  await type('name', 'Latão')
  expect(device.names).toEqual(['materials/latao.yaml'])
  first.unmount()
  await editor({}, { device, file: 'materials/latao.yaml' })
  await press('Descartar o que não foi salvo')
  expect(device.names).toEqual([])
})

it('a document that is left while it is saved is no unsaved work, and none of its neighbours is taken back', async () => {
  const device = await Device.open('')
  const ends: (() => void)[] = []
  const save = () =>
    new Promise<SaveOutcome>((resolve) => {
      ends.push(() => resolve({ kind: 'saved', note: 'Salvo.' }))
    })
  const { container } = await editor({ save }, { device })
  const change = async (name: string, count: number) => {
    await type('name', name)
    await press('Salvar')
    await waitFor(() => expect(ends).toHaveLength(count))
  }
  await change('Cobre nu', 1)
  await open('#/materials/inox.yaml')
  await change('Inox 304', 2)
  for (const end of ends) await act(async () => end())
  expect(device.names).toEqual([])
  await open(`#/${COPPER}`)
  expect(fieldOf('name').value).toBe('Cobre nu')
  expect(container.textContent).not.toContain('não estavam salvas')
})

/**
 * Returns a device that keeps another name and a new photo of the copper, and both versions of it.
 */
async function keptPhoto(path: string) {
  const device = await Device.open('')
  const before = textOf(stored, COPPER)
  const fields = readDocumentDraft('Material', before)?.fields
  const draft = {
    fields: {
      ...fields,
      name: 'Cobre nu',
      image: { src: path, alt: 'Fio de cobre nu em bobinas' },
    },
  }
  device.set(COPPER, { draft, before, photos: new Map([[path, new Blob(['mine'])]]) })
  return { device, draft, before }
}

it('a kept photo gives way to no other one that took its name meanwhile', async () => {
  const [path = ''] = stored.photos
  const { device } = await keptPhoto(path)
  const asked: ContentChange[] = []
  const save = async (change: ContentChange): Promise<SaveOutcome> => {
    asked.push(change)
    return { kind: 'conflict', note: 'Já existe outra foto.' }
  }
  await editor({ save }, { device })
  await press('Salvar')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await asked[0]?.photos.get(path)?.text()).toBe('mine')
})

it('work that was saved although the answer did not arrive is no unsaved work', async () => {
  const { device, draft, before } = await keptPhoto('materials/cobre.jpg')
  const documents = new Map(stored.documents)
  documents.set(COPPER, new TextEncoder().encode(patchDocument('Material', before, draft)))
  const { container } = await editor({}, { device, content: { ...stored, documents } })
  expect(container.textContent).not.toContain('não estavam salvas')
  expect(device.names).toEqual([])
})

it('a rename that somebody else’s change stops leads to what they changed', async () => {
  const read = vi.fn(() => Promise.resolve(stored))
  await editor({ read }, { file: 'posts/rascunho.mdx' })
  await typeInto(find('#nome-novo'), 'Outro nome')
  await press('Renomear')
  await waitFor(() => buttonOf('Ver o que mudou e continuar'))
  await press('Ver o que mudou e continuar')
  expect(read).toHaveBeenCalledOnce()
})
