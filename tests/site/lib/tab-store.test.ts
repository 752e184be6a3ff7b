import { describe, expect, it } from 'vitest'
import {
  asValues,
  clearForTab,
  createTabStore,
  type TabStorage,
  loadForTab,
  saveForTab,
} from '../../../src/site/lib/tab-store'

function fakeStorage(): TabStorage & { entries: Map<string, string>; blocked: boolean } {
  const entries = new Map<string, string>()
  const refuse = () => {
    if (storage.blocked) throw new DOMException('blocked', 'SecurityError')
  }
  const storage = {
    entries,
    blocked: false,
    getItem: (key: string) => {
      refuse()
      return entries.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      refuse()
      entries.set(key, value)
    },
    removeItem: (key: string) => {
      refuse()
      entries.delete(key)
    },
  }
  return storage
}

const message = { to: 'comercial@retrilha.example', subject: 's', body: 'b' }

describe('the draft of this tab', () => {
  it('comes back after a reload, under its own key, and is gone when cleared', () => {
    const storage = fakeStorage()
    createTabStore(() => storage).save('contato', message)
    const reloaded = createTabStore(() => storage)
    expect(reloaded.load('contato')).toEqual(message)
    expect(reloaded.load('servicos')).toBeNull()
    reloaded.clear('contato')
    expect(reloaded.load('contato')).toBeNull()
    expect(storage.entries.size).toBe(0)
  })

  it('lives in memory where the storage is blocked or throws on being read at all', () => {
    const blocked = fakeStorage()
    blocked.blocked = true
    const stores = [
      createTabStore(() => blocked),
      createTabStore(() => {
        throw new DOMException('no', 'SecurityError')
      }),
    ]
    for (const store of stores) {
      expect(store.load('contato')).toBeNull()
      store.save('contato', { name: 'Ana' })
      expect(store.load('contato')).toEqual({ name: 'Ana' })
      store.clear('contato')
      expect(store.load('contato')).toBeNull()
    }
  })

  it(
    'is the newest one when the storage fills up in between, and stays cleared when the ' +
      "storage can't remove it",
    () => {
      const storage = fakeStorage()
      const store = createTabStore(() => storage)
      store.save('contato', { name: 'antes' })
      storage.blocked = true
      store.save('contato', { name: 'depois' })
      storage.blocked = false
      expect(store.load('contato')).toEqual({ name: 'depois' })
      store.save('contato', { name: 'de novo' })
      expect(store.load('contato')).toEqual({ name: 'de novo' })
      storage.blocked = true
      store.clear('contato')
      storage.blocked = false
      expect(store.load('contato')).toBeNull()
    },
  )

  it('works without a window, as in the prerender', () => {
    saveForTab('contato', { name: 'Ana' })
    expect(loadForTab('contato')).toEqual({ name: 'Ana' })
    clearForTab('contato')
    expect(loadForTab('contato')).toBeNull()
  })

  it('is ignored when it is corrupted, foreign or oversized', () => {
    const storage = fakeStorage()
    const store = createTabStore(() => storage)
    store.save('contato', message)
    const name = [...storage.entries.keys()][0] ?? ''
    for (const json of ['', '{', 'undefined', '"texto"', '[]', '["a"]', 'null', '7']) {
      storage.entries.set(name, json)
      expect(store.load('contato')).toBeNull()
    }
    storage.entries.set(name, JSON.stringify({ ...message, body: 'x'.repeat(500_000) }))
    expect(store.load('contato')).toBeNull()
  })

  it('is kept at any length that a form takes', () => {
    const storage = fakeStorage()
    const store = createTabStore(() => storage)
    // A field takes 10,000 characters of up to two units; JSON writes six characters for U+0001.
    const values = { message: '\u0001'.repeat(20_000) }
    store.save('contato', values)
    expect(store.load('contato')).toEqual(values)
  })

  it('gives typed values back as text only', () => {
    expect(asValues({ name: 'Ana', phone: 7, list: [], empty: '' })).toEqual({
      name: 'Ana',
      empty: '',
    })
  })
})
