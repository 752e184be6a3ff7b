// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLink } from '../../../src/site/handoff/shell/follow-link'
import { usePreparedMessage } from '../../../src/site/handoff/use-prepared-message'
import { company, leave, show } from '../features/requests/harness'

vi.mock('../../../src/site/handoff/shell/follow-link', () => ({ followLink: vi.fn<(href: string) => void>() }))
const opened = vi.mocked(followLink)

let state: ReturnType<typeof usePreparedMessage>
function Place({ name }: { name: string }) {
  state = usePreparedMessage(name)
  return null
}
const keep = (lot: string) => act(async () => { state.keep({ kind: 'lot', lot, price: 15000 }) })

beforeEach(() => {
  sessionStorage.clear()
  opened.mockReset()
})
afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

describe('the prepared message of a tab', () => {
  it('is kept per place until the visitor is done', async () => {
    await show(<Place name="a" />)
    await keep('Notebooks')
    expect(state.prepared?.message.subject).toBe('Interesse na compra do lote: Notebooks')
    expect(state.prepared?.whatsapp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
    await leave()
    await show(<Place name="b" />)
    expect(state.prepared).toBeUndefined()
    await leave()
    await show(<Place name="a" />)
    expect(state.prepared?.message.subject).toContain('Notebooks')
    await act(async () => state.clear())
    expect(state.prepared).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('comes back from the tab’s storage', async () => {
    sessionStorage.setItem('handoff:prepared:c', JSON.stringify({ to: company.email, subject: 'S', body: 'B', detail: 'erp' }))
    await show(<Place name="c" />)
    expect(state.prepared).toMatchObject({ message: { subject: 'S', body: 'B' }, detail: 'erp' })
  })

  it('does not take a message to somebody else from the storage', async () => {
    sessionStorage.setItem('handoff:prepared:d', JSON.stringify({ to: 'thief@evil.example', subject: 'S', body: 'B' }))
    await show(<Place name="d" />)
    expect(state.prepared).toBeUndefined()
  })

  it('works for the page view when the storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('blocked', 'SecurityError') })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new DOMException('blocked', 'SecurityError') })
    await show(<Place name="e" />)
    await keep('Monitores')
    expect(state.prepared?.message.subject).toContain('Monitores')
    await leave()
    await show(<Place name="e" />)
    expect(state.prepared?.message.subject).toContain('Monitores')
  })

  it('is kept before the mail program is called, as some phones drop the page then', async () => {
    const seen: (string | null)[] = []
    opened.mockImplementation(() => { seen.push(sessionStorage.getItem('handoff:prepared:f')) })
    await show(<Place name="f" />)
    await act(async () => { await state.send({ kind: 'newsletter', email: 'a@b.example' }) })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toContain('a@b.example')
  })

  it('carries a compact text in the mail link of a long request, and the whole text beside it', async () => {
    await show(<Place name="g" />)
    const description = 'Coleta de 40 notebooks. '.repeat(400)
    await act(async () => { await state.send({ kind: 'service', name: 'H', email: 'h@b.example', company: '', phone: '', service: 'ERP', description }) })
    expect(state.prepared?.compact).toBe(true)
    expect(state.prepared?.mailto.length).toBeLessThanOrEqual(1900)
    expect(state.prepared?.message.body).toContain(description.trim())
  })
})
