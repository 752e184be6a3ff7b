import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ItemListPanel } from '../../../src/admin/screens/item-list-panel'
import { useItemList } from '../../../src/admin/screens/use-item-list'
import type { FileChange } from '../../../src/admin/store/content-store'
import { Device } from '../../../src/admin/store/device'
import { click, find, render } from '../../site/render'
import { fixtureContent, slowStore } from '../fixture-content'

const FILE = 'lots/notebooks-corporativos-core-i5.csv'

it('a cell that is typed while the list is saved stays, and is unsaved work', async () => {
  const { store, asked, end } = slowStore()
  const device = await Device.open('')
  let list: ReturnType<typeof useItemList> | undefined
  function Panel() {
    const [content, setContent] = useState(fixtureContent)
    list = useItemList({
      store,
      device,
      content,
      file: FILE,
      onSaved: (files) => setContent((now) => now.applied(files)),
      onReload: () => Promise.resolve(),
    })
    return null
  }
  const { unmount } = await render(<Panel />)
  const old = list?.text ?? ''
  const saved = old.replace('i5-8350U', 'i5-8365U')
  const typed = saved.replace('SSD NVMe', 'SSD SATA')
  await act(async () => list?.change(saved))
  await act(async () => {
    void list?.save()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
  })
  await act(async () => list?.change(typed))
  await act(async () => end({ kind: 'saved', note: 'Salvo.' }))
  expect(list).toMatchObject({ before: saved, since: saved, text: typed })
  expect(device.get(FILE)).toMatchObject({ draft: { body: typed }, before: saved })
  await act(async () => list?.discard())
  expect(list).toMatchObject({ text: saved })
  expect(device.get(FILE)).toBeUndefined()
  await unmount()
})

it('a list that is saved is no longer said to be unsaved work of before', async () => {
  const { store, end } = slowStore()
  const device = await Device.open('')
  const body = 'Modelo;Unidades\nThinkPad T480;20\n'
  device.set(FILE, { draft: { fields: {}, body }, before: '', photos: new Map() })
  let list: ReturnType<typeof useItemList> | undefined
  function Panel() {
    const [content, setContent] = useState(fixtureContent)
    const onReload = () => Promise.resolve()
    const onSaved = (files: readonly FileChange[]) => setContent((now) => now.applied(files))
    list = useItemList({ store, device, content, file: FILE, onSaved, onReload })
    return null
  }
  const { unmount } = await render(<Panel />)
  expect(list?.isRestored).toBe(true)
  await act(async () => {
    end({ kind: 'saved', note: 'Salvo.' })
    await list?.save()
  })
  await act(async () => list?.change(body.replace('T480', 'T490')))
  expect(list).toMatchObject({ isRestored: false, since: body, before: body })
  await unmount()
})

it('after a conflict the list is read again, and a reading that fails is said', async () => {
  const { store, asked, end } = slowStore()
  const device = await Device.open('')
  const content = fixtureContent()
  const read = vi.fn(() => Promise.reject(new Error('A pasta não responde.')))
  const kept = { fields: {}, body: 'Modelo;Unidades\nThinkPad T480;20\n' }
  device.set(FILE, { draft: kept, before: '', photos: new Map() })
  const { container, unmount } = await render(
    <ItemListPanel
      {...{ store, device, content, file: FILE }}
      onSaved={() => undefined}
      onReload={read}
    />,
  )
  const press = async (name: string) =>
    click(
      [...container.querySelectorAll('button')].find((one) => one.textContent === name) ??
        container,
    )
  await press('Salvar a relação')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => end({ kind: 'conflict', note: 'Mudou.' }))
  await press('Ver o que mudou e continuar')
  expect(read).toHaveBeenCalledOnce()
  expect(find('[role=status]', container).textContent).toContain('A pasta não responde.')
  await unmount()
})

it('a list that is discarded no longer says that nothing was saved, or that a file was refused', async () => {
  const { store, end } = slowStore()
  const device = await Device.open('')
  let list: ReturnType<typeof useItemList> | undefined
  function Panel() {
    const content = fixtureContent()
    const onReload = () => Promise.resolve()
    list = useItemList({ store, device, content, file: FILE, onSaved: () => undefined, onReload })
    return null
  }
  const { unmount } = await render(<Panel />)
  // The lot says more units than this list has.
  await act(async () => list?.change('Modelo;Unidades\nThinkPad T480;1\n'))
  await act(async () => list?.save())
  await act(async () => list?.load(new Blob([Uint8Array.of(0xff, 0xfe)])))
  expect(list?.broken).not.toEqual([])
  expect(list?.refused).toBeDefined()
  await act(async () => list?.discard())
  expect(list).toMatchObject({ broken: [], refused: undefined })
  await act(async () => list?.change('Modelo;Unidades\nThinkPad T480;20\n'))
  await act(async () => {
    end({ kind: 'conflict', note: 'Mudou. Nada foi salvo.' })
    await list?.save()
  })
  await act(async () => list?.discard())
  expect(list?.outcome).toBeUndefined()
  await unmount()
})
