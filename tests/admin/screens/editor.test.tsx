import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import type {
  ContentChange,
  SaveOutcome,
  StoredContent,
} from '../../../src/admin/store/content-store'
import { Device } from '../../../src/admin/store/device'
import { readDocumentDraft } from '../../../src/content/yaml/patch-document'
import { find } from '../../support/find'
import { slowStore } from '../fixture-content'
import {
  arrive,
  bar,
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

it('the content that cannot be read again is said, and what was typed stays', async () => {
  await editor({})
  await type('name', 'Cobre nu')
  await press('Salvar')
  await waitFor(() => expect(bar()).toContain('Mudou.'))
  await press('Ver o que mudou e continuar')
  await waitFor(() => expect(bar()).toContain('A pasta não responde.'))
  expect(fieldOf('name').value).toBe('Cobre nu')
})

const withText = (file: string, text: string): StoredContent => ({
  ...stored,
  documents: new Map(stored.documents).set(file, new TextEncoder().encode(text)),
})

/** Returns a device that keeps another name of the copper, and the text that was edited. */
async function keptName() {
  const before = textOf(stored, COPPER)
  const kept = readDocumentDraft('Material', before)
  if (!kept) throw new Error('The copper cannot be read.')
  const device = await Device.open('')
  const draft = { fields: { ...kept.fields, name: 'Cobre nu' } }
  device.set(COPPER, { draft, before, photos: new Map() })
  return { before, device }
}

it('work that is saved is no longer said to be unsaved, nor to be the change of somebody else', async () => {
  const { device } = await keptName()
  const { container } = await editor(
    { save: () => Promise.resolve({ kind: 'saved', note: 'Salvo.' }) },
    { device },
  )
  expect(container.textContent).toContain('Estas mudanças não estavam salvas')
  await press('Salvar')
  await waitFor(() => expect(bar()).toContain('Salvo.'))
  await type('name', 'Cobre novo')
  expect(container.textContent).not.toContain('Estas mudanças não estavam salvas')
  expect(container.textContent).not.toContain('O documento mudou depois')
})

it('what changed meanwhile begins at the heading, where the focus is', async () => {
  const theirs = textOf(stored, COPPER).replace('symbol: Cu', 'symbol: CuX')
  const { container } = await editor({
    read: () => Promise.resolve(withText(COPPER, theirs)),
  })
  await type('name', 'Cobre nu')
  await press('Salvar')
  await waitFor(() => expect(bar()).toContain('Mudou.'))
  buttonOf('Ver o que mudou e continuar').focus()
  await press('Ver o que mudou e continuar')
  await waitFor(() => expect(container.textContent).toContain('O documento mudou depois'))
  expect(document.activeElement).toBe(find('h1'))
  expect([fieldOf('name').value, fieldOf('symbol').value]).toEqual(['Cobre nu', 'CuX'])
})

it('a copy does not take the place of unsaved work of the same name', async () => {
  const device = await Device.open('')
  const draft = { fields: { name: 'Latão' } }
  device.set('materials/latao.yaml', { draft, before: '', photos: new Map() })
  const { container } = await editor({}, { device })
  await typeInto(find('#nome-novo'), 'Latão')
  await press('Duplicar')
  expect(device.get('materials/latao.yaml')?.draft).toBe(draft)
  expect(container.textContent).toContain(
    'já existe materials/latao.yaml, ainda não salvo, neste aparelho — escolha outro nome',
  )
})

it('unsaved work waits for a document that cannot be read now', async () => {
  const { before, device } = await keptName()
  const conflict = `<<<<<<< HEAD\n${before}`
  const { container } = await editor({}, { device, content: withText(COPPER, conflict) })
  expect(container.textContent).toContain('não pode ser aberto como formulário')
  expect(device.get(COPPER)?.draft.fields.name).toBe('Cobre nu')
})

it('unsaved work on a document that somebody else deleted is all there, and that is said', async () => {
  const { device } = await keptName()
  const documents = new Map(stored.documents)
  documents.delete(COPPER)
  const { container } = await editor({}, { device, content: { ...stored, documents } })
  expect(fieldOf('name').value).toBe('Cobre nu')
  expect(fieldOf('symbol').value).toBe('Cu')
  expect(container.textContent).toContain('O documento foi apagado, ou ganhou outro nome')
  expect(container.textContent).not.toContain('em outros campos')
})

it('a draft that was just published is deleted with a redirect to the page that its form shows', async () => {
  const asked: ContentChange[] = []
  const save = async (change: ContentChange): Promise<SaveOutcome> => {
    asked.push(change)
    return { kind: 'saved', note: 'Salvo.' }
  }
  const content = withText('redirects.yaml', 'redirects: []\n')
  await editor({ save }, { content, file: 'posts/rascunho.mdx' })
  await act(async () => void fireEvent.click(fieldOf('draft')))
  await press('Salvar')
  await waitFor(() => expect(bar()).toContain('Salvo.'))
  const asking = vi.fn(() => true)
  vi.stubGlobal('confirm', asking)
  await arrive(() => buttonOf('Apagar…').click())
  expect(asking).toHaveBeenCalledWith(
    expect.stringContaining('/blog/rascunho passa a levar a /blog.'),
  )
  expect(asked[0]?.message).toBe('Edita content/posts/rascunho.mdx')
  const redirects = asked[1]?.files.find(({ file }) => file === 'redirects.yaml')
  expect(new TextDecoder().decode(redirects?.bytes)).toContain(
    'from: /blog/rascunho\n    to: /blog\n',
  )
})

it('a lot and its item list are saved together, and are unsaved work together', async () => {
  const lot = 'lots/notebooks-corporativos-core-i5.yaml'
  const list = lot.replace('yaml', 'csv')
  const device = await Device.open('')
  const asked: ContentChange[] = []
  const save = async (change: ContentChange): Promise<SaveOutcome> => {
    asked.push(change)
    return { kind: 'saved', note: 'Salvo.' }
  }
  const first = await editor({ save }, { device, file: lot })
  const load = async (text: string) => {
    const input = find('#campo-relacao input[type=file]')
    await act(async () => void fireEvent.change(input, { target: { files: [new Blob([text])] } }))
  }
  await load('Modelo;Funcional;Unidades\nThinkPad T480;E;20\n')
  await waitFor(() => expect(find('#campo-relacao').textContent).toContain('não é uma nota'))
  await press('Salvar')
  await waitFor(() => expect(find('.error-summary').textContent).toContain(list))
  await load('Modelo;Unidades\nThinkPad T480;21\n')
  await waitFor(() => expect(device.get(lot)?.list).toContain('21'))
  first.unmount()
  const { container } = await editor({ save }, { device, file: lot })
  expect(find('#campo-relacao').textContent).toContain('1 linhas, 21 unidades')
  await press('Salvar')
  await waitFor(() => expect(container.textContent).toContain('Nada foi salvo'))
  await type('units', '21')
  await press('Salvar')
  await waitFor(() => expect(bar()).toContain('Salvo.'))
  expect(asked.map(({ files }) => files.map(({ file }) => file))).toEqual([[lot, list]])
  expect(device.names).toEqual([])
  await press('Tirar a relação')
  expect(device.get(lot)?.list).toBe('')
})

it('a new lot begins with its name, the day and the last place, and is not begun twice', async () => {
  const device = await Device.open('')
  await editor({}, { device, address: '#/novo/lots' })
  await typeInto(find('#nome-novo'), 'Três teclados')
  await arrive(() => buttonOf('Começar').click())
  expect(fieldOf('title').value).toBe('Três teclados')
  expect(fieldOf('enteredOn').value).toBe(todayInSaoPaulo())
  expect(Number(fieldOf('order').value)).toBeGreaterThan(1)
  await type('title', 'Três teclados sem fio')
  await open('#/novo/lots')
  await typeInto(find('#nome-novo'), 'Três teclados')
  await arrive(() => buttonOf('Começar').click())
  expect(fieldOf('title').value).toBe('Três teclados sem fio')
})

it('Ctrl+S saves the form that has the focus', async () => {
  const { store, asked } = slowStore()
  await editor({ save: store.save })
  await type('name', 'Cobre nu')
  const key = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })
  await act(async () => void fireEvent(fieldOf('name'), key))
  await waitFor(() => expect(asked).toHaveLength(1))
})
