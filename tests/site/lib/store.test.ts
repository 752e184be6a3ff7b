import { afterEach, expect, it, vi } from 'vitest'
import {
  asValues,
  clearForTab,
  createStore,
  keepOnDevice,
  keptOnDevice,
  loadForTab,
  readRecord,
  saveForTab,
} from '../../../src/site/lib/store'

const refused = (): never => {
  throw new DOMException('full or blocked', 'QuotaExceededError')
}

afterEach(() => {
  vi.restoreAllMocks()
  clearForTab('contato')
  keepOnDevice('lotes', '')
})

it('what another tab has remembered since is there, and is not overwritten by an older text', () => {
  keepOnDevice('lotes', 'a')
  localStorage.setItem('lotes', 'a b')
  expect(keptOnDevice('lotes')).toBe('a b')
})

it('a text that the storage does not take lasts until the page is left', () => {
  localStorage.setItem('lotes', 'old')
  const full = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refused)
  keepOnDevice('lotes', 'new')
  full.mockRestore()
  expect(keptOnDevice('lotes')).toBe('new')
  keepOnDevice('lotes', '')
  expect(keptOnDevice('lotes')).toBe('')
})

it('the draft of this tab is kept under its own key, and is gone when cleared', () => {
  saveForTab('contato', { name: 'Ana' })
  expect(sessionStorage.getItem('handoff:contato')).toBe('{"name":"Ana"}')
  expect([loadForTab('contato'), loadForTab('servicos')]).toEqual([{ name: 'Ana' }, null])
  clearForTab('contato')
  expect([loadForTab('contato'), sessionStorage.length]).toEqual([null, 0])
})

it('that draft lives in memory where reading the storage itself throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refused)
  saveForTab('contato', { name: 'Ana' })
  expect(loadForTab('contato')).toEqual({ name: 'Ana' })
  clearForTab('contato')
  expect(loadForTab('contato')).toBeNull()
})

it('that draft stays cleared when the storage can’t remove it', () => {
  saveForTab('contato', { name: 'antes' })
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refused)
  clearForTab('contato')
  blocked.mockRestore()
  expect(sessionStorage).toHaveLength(1)
  expect(loadForTab('contato')).toBeNull()
})

it.each(['', '{', 'undefined', '"texto"', '[]', '["a"]', 'null', '7'])(
  'another text is no object that was saved: %j',
  (json) => expect(readRecord(json)).toBeNull(),
)

it('typed values come back as text only', () => {
  expect(asValues({ name: 'Ana', phone: 7, list: [], empty: '' })).toEqual({
    name: 'Ana',
    empty: '',
  })
})

it('those who listen to a value hear of each change, and of nothing that is the same', () => {
  const store = createStore('a')
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  for (const value of ['a', 'b', 'b']) store.set(value)
  expect(heard).toHaveBeenCalledOnce()
  leave()
  store.set('c')
  expect(heard).toHaveBeenCalledOnce()
  expect(store.get()).toBe('c')
})
