import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMailLink, usePreparedMessage } from '../../../src/site/handoff/use-prepared-message'
import { leave, show, stubMailProgram } from '../features/requests/harness'

let opened = stubMailProgram()

let state: ReturnType<typeof usePreparedMessage>
function Place({ name }: { name: string }) {
  state = usePreparedMessage(name)
  return null
}
const keep = (lot: string) => act(async () => state.keep({ kind: 'lot', lot, price: 15000 }))

beforeEach(() => {
  sessionStorage.clear()
  opened = stubMailProgram()
})
afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

describe('the prepared message of a tab', () => {
  it('is kept per place until the visitor is done', async () => {
    await show(<Place name="a" />)
    await keep('Notebooks')
    expect(state.prepared?.subject).toBe('Interesse na compra do lote: Notebooks')
    await leave()
    await show(<Place name="b" />)
    expect(state.prepared).toBeUndefined()
    await leave()
    await show(<Place name="a" />)
    expect(state.prepared?.subject).toContain('Notebooks')
    await act(async () => state.clear())
    expect(state.prepared).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('shows in every part of the page that asks for the place', async () => {
    const seen: (string | undefined)[] = []
    function Other() {
      seen.push(usePreparedMessage('a').prepared?.subject)
      return null
    }
    await show(
      <>
        <Place name="a" />
        <Other />
      </>,
    )
    await keep('Notebooks')
    expect(seen.at(-1)).toContain('Notebooks')
    await act(async () => state.clear())
    expect(seen.at(-1)).toBeUndefined()
  })

  it('is out of sight while the next one is prepared, and there again when that fails', async () => {
    await show(<Place name="h" />)
    await act(async () => {
      await state.send({ kind: 'newsletter', email: 'a@b.example' })
    })
    expect([state.busy, state.prepared?.body.includes('a@b.example')]).toEqual([false, true])
    opened.mockImplementation(() => {
      throw new Error('refused')
    })
    let sent: Promise<string> | undefined
    await act(async () => {
      sent = state.send({ kind: 'newsletter', email: 'c@d.example' })
    })
    expect([state.busy, state.prepared]).toEqual([true, undefined])
    await act(async () => {
      expect(await sent).toBe('failed')
    })
    expect([state.busy, state.prepared?.body.includes('c@d.example')]).toEqual([false, true])
  })

  it('is busy for a while after the draft was called, so that the visitor sees it', async () => {
    await show(<Place name="i" />)
    vi.useFakeTimers()
    try {
      await act(async () => {
        void state.send({ kind: 'newsletter', email: 'a@b.example' })
      })
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(opened).toHaveBeenCalledOnce()
      await act(() => vi.advanceTimersByTimeAsync(250))
      expect(state.busy).toBe(true)
      await act(() => vi.advanceTimersByTimeAsync(250))
      expect([state.busy, state.prepared === undefined]).toEqual([false, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is kept before the mail program is called, as some phones drop the page then', async () => {
    const seen: (string | null)[] = []
    opened.mockImplementation(() => {
      seen.push(sessionStorage.getItem('handoff:prepared:f'))
    })
    await show(<Place name="f" />)
    await act(async () => {
      await state.send({ kind: 'newsletter', email: 'a@b.example' })
    })
    expect(seen).toHaveLength(1)
    expect(JSON.parse(seen[0] ?? '')).toEqual(state.prepared)
    expect(seen[0]).toContain('a@b.example')
  })
})

it('a mail link is followed once, and its outcome is said in the specified words', () => {
  expect(openMailLink('mailto:a@b.example')).toEqual({
    ok: true,
    message: 'E-mail enviado com sucesso!',
  })
  expect(opened.mock.calls).toEqual([['mailto:a@b.example']])
  opened.mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(openMailLink('mailto:a@b.example')).toEqual({
    ok: false,
    message: 'Erro ao enviar e-mail. Tente novamente.',
  })
})
