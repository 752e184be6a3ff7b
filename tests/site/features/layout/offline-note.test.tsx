// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { layoutQuery } from '../../../../src/site/content'
import { OfflineNote } from '../../../../src/site/features/layout/header'
import { setOfflineState } from '../../../../src/site/lib/offline-state'
import { click, find, renderAt, type Rendered } from '../../render'
import { layout } from './layout-data'

let rendered: Rendered
afterEach(async () => {
  await rendered.unmount()
  setOfflineState({ offline: false, update: undefined })
})

async function open() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(layoutQuery.queryKey, layout)
  rendered = await renderAt('/', () => <OfflineNote />, queryClient)
}
const said = () => find('[role=status]').textContent

it('says nothing while all is well, and the day of the prices while nobody answers', async () => {
  await open()
  expect(said()).toBe('')
  await act(async () => setOfflineState({ offline: true }))
  expect(said()).toBe('Sem conexão: preços de 2 de janeiro de 2020.')
  await act(async () => setOfflineState({ offline: false }))
  expect(said()).toBe('')
})

it('offers a newer release, and changes to it only when asked', async () => {
  await open()
  const update = vi.fn<() => void>()
  await act(async () => setOfflineState({ update }))
  expect(said()).toContain(layout.offline.update)
  expect(update).not.toHaveBeenCalled()
  await click(find('[role=status] button'))
  expect(update).toHaveBeenCalledOnce()
})

it('offline there is nothing to change to', async () => {
  await open()
  await act(async () => setOfflineState({ offline: true, update: () => {} }))
  expect(document.querySelector('[role=status] button')).toBeNull()
})
