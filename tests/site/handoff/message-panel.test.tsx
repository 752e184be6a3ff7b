import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/site/handoff/message/request'
import { MessagePanel } from '../../../src/site/handoff/message-panel'
import { keepMessage } from '../../../src/site/handoff/use-prepared-message'
import { withContent } from '../features/site-page'

const message = messageOf({
  to: 'comercial@retrilha.example',
  subject: 'Solicitação de serviço: Coleta',
  body: 'Olá, equipe.\n\nTemos 40 notebooks.',
})
const panel = (shown = message, level: 1 | 2 = 2) => (
  <MessagePanel message={shown} label="Contato" designator="J2" level={level} onDone={() => {}} />
)
const show = (...of: Parameters<typeof panel>) => render(panel(...of), withContent())
/** Sets a function of the browser; `undefined` makes a browser that lacks it. */
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const status = () => screen.getByRole('status').textContent
const title = (level: number) =>
  screen.getByRole('heading', { level, name: 'Falta só você enviar.' })
/** Presses a button, and waits for what the clipboard or the share sheet answers. */
const press = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => give('clipboard', { writeText: async () => {} }))
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('the panel of a prepared message', () => {
  it('has a link for each way', () => {
    show()
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ protocol }) => protocol)).toEqual(['https:', 'https:', 'https:', 'mailto:'])
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  })

  it('shares where the browser can, and copies where the sheet fails', async () => {
    const given = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    give('share', given)
    show()
    expect(screen.queryByRole('button', { name: /^Copiar mensagem/ })).toBeNull()
    await press(/^Compartilhar mensagem/)
    expect(given).toHaveBeenCalledOnce()
    expect(status()).toBe('Mensagem copiada.')
  })

  it('copies where the mail draft has a summary, which the whole text goes into', () => {
    give('share', vi.fn())
    show(messageOf({ ...message, body: 'x'.repeat(3000) }))
    expect(screen.getAllByRole('button', { name: /^Copiar mensagem/ })).toHaveLength(1)
    expect(screen.getAllByText(/o rascunho leva um resumo/)).toHaveLength(1)
  })

  it('takes the focus and comes into view when it arrives, and not when the visitor comes back', () => {
    const top = vi.fn<() => void>()
    vi.stubGlobal('scrollTo', top)
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    keepMessage('painel', message)
    const first = show()
    expect(document.activeElement).toBe(title(2))
    expect([intoView.mock.calls.length, top.mock.calls.length]).toEqual([1, 0])
    first.unmount()
    const second = show()
    expect(document.activeElement).toBe(document.body)
    expect(intoView).toHaveBeenCalledOnce()
    second.unmount()
    keepMessage('painel', message)
    show(message, 1)
    expect(document.activeElement).toBe(title(1))
    expect([intoView.mock.calls.length, top.mock.calls.length]).toEqual([1, 1])
    vi.unstubAllGlobals()
    intoView.mockRestore()
  })

  it('says where the browser does not let it copy, and claims no copy', async () => {
    give('clipboard', { writeText: () => Promise.reject(new DOMException('no')) })
    show()
    await press(/^Copiar mensagem/)
    expect(status()).toContain('O navegador não deixou copiar.')
    screen.getByRole('button', { name: /^Copiar mensagem/ })
  })

  it('forgets what it said of an earlier message', async () => {
    const { rerender } = show()
    await press(/^Copiar mensagem/)
    screen.getByRole('button', { name: /Copiada/ })
    rerender(panel(messageOf({ ...message, body: 'Outra.' })))
    expect(status()).toBe('')
    screen.getByRole('button', { name: /^Copiar mensagem/ })
  })
})
