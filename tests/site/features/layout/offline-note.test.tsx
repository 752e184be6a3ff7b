import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { OfflineNote } from '../../../../src/site/features/layout/header'
import { setOfflineState } from '../../../../src/site/lib/offline-state'
import { renderAt } from '../../render'
import { layout } from './layout-data'

it('offline there is no newer release to change to', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(contentQuery('layout-page').queryKey, layout)
  await renderAt('/', () => <OfflineNote />, queryClient)
  const isOffered = () => document.querySelector('[role=status] button') !== null
  // Files of one worker share the state.
  await act(async () => setOfflineState({ offline: false, update: () => {} }))
  expect(isOffered()).toBe(true)
  await act(async () => setOfflineState({ offline: true }))
  expect(isOffered()).toBe(false)
  await act(async () => setOfflineState({ offline: false, update: undefined }))
})
