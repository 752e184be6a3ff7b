// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useItemList } from '../../../src/admin/screens/use-item-list'
import { Device } from '../../../src/admin/store/device'
import { render } from '../../site/render'
import { fixtureContent, slowStore } from '../fixture-content'

const FILE = 'lots/notebooks-corporativos-core-i5.csv'

it('a cell that is typed while the list is saved stays, and is unsaved work', async () => {
  const { store, asked, end } = slowStore()
  const device = await Device.open('')
  let list: ReturnType<typeof useItemList> | undefined
  function Panel() {
    const [content, setContent] = useState(fixtureContent)
    list = useItemList({ store, device, content, file: FILE, onSaved: setContent })
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
