import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openMailLink, usePreparedMessage } from '../../../src/site/handoff/use-prepared-message'
import { stubMailProgram, withContent } from '../features/site-page'

let opened = stubMailProgram()

/** Shows the message of a place, as a part of a page does. */
const open = (place: string) => renderHook(() => usePreparedMessage(place), withContent())
type Place = ReturnType<typeof open>['result']

const keep = ({ current }: Place, lot: string) =>
  act(() => current.keep({ kind: 'lot', lot, price: 15000 }))
const send = ({ current }: Place, email: string) =>
  act(() => current.send({ kind: 'newsletter', email }))

beforeEach(() => {
  sessionStorage.clear()
  opened = stubMailProgram()
})

describe('the prepared message of a tab', () => {
  it('is kept per place until the visitor is done', () => {
    const { result, unmount } = open('a')
    keep(result, 'Notebooks')
    expect(result.current.prepared?.subject).toBe('Interesse na compra do lote: Notebooks')
    unmount()
    expect(open('b').result.current.prepared).toBeUndefined()
    const again = open('a').result
    expect(again.current.prepared?.subject).toContain('Notebooks')
    act(() => again.current.clear())
    expect(again.current.prepared).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('shows in every part of the page that asks for the place', () => {
    const [one, other] = [open('a').result, open('a').result]
    keep(one, 'Notebooks')
    expect(other.current.prepared?.subject).toContain('Notebooks')
    act(() => one.current.clear())
    expect(other.current.prepared).toBeUndefined()
  })

  it('is out of sight while the next one is prepared, and there again when that fails', async () => {
    const { result } = open('h')
    const isOf = (email: string) => result.current.prepared?.body.includes(email)
    await send(result, 'a@b.example')
    expect([result.current.busy, isOf('a@b.example')]).toEqual([false, true])
    opened.mockImplementation(() => {
      throw new Error('refused')
    })
    let sent: Promise<string> | undefined
    act(() => {
      sent = result.current.send({ kind: 'newsletter', email: 'c@d.example' })
    })
    expect([result.current.busy, result.current.prepared]).toEqual([true, undefined])
    expect(await act(async () => sent)).toBe('failed')
    expect([result.current.busy, isOf('c@d.example')]).toEqual([false, true])
  })

  it('is busy for a while after the draft was called, so that the visitor sees it', async () => {
    const { result } = open('i')
    vi.useFakeTimers()
    try {
      act(() => void result.current.send({ kind: 'newsletter', email: 'a@b.example' }))
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(opened).toHaveBeenCalledOnce()
      await act(() => vi.advanceTimersByTimeAsync(250))
      expect(result.current.busy).toBe(true)
      await act(() => vi.advanceTimersByTimeAsync(250))
      expect([result.current.busy, result.current.prepared === undefined]).toEqual([false, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is kept before the mail program is called, as some phones drop the page then', async () => {
    const { result } = open('f')
    const seen: (string | null)[] = []
    opened.mockImplementation(() => {
      seen.push(sessionStorage.getItem('handoff:prepared:f'))
    })
    await send(result, 'a@b.example')
    expect(seen).toHaveLength(1)
    expect(JSON.parse(seen[0] ?? '')).toEqual(result.current.prepared)
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
