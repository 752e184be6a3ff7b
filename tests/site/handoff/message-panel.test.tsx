import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/site/handoff/message/request'
import { MessagePanel } from '../../../src/site/handoff/message-panel'
import { keepMessage } from '../../../src/site/handoff/use-prepared-message'
import { click, find, has, leave, show } from '../features/requests/harness'

const message = messageOf({
  to: 'comercial@retrilha.example',
  subject: 'Solicitação de serviço: Coleta',
  body: 'Olá, equipe.\n\nTemos 40 notebooks.',
})
const panel = (shown = message, level: 1 | 2 = 2) => (
  <MessagePanel message={shown} label="Contato" designator="J2" level={level} onDone={() => {}} />
)
/** Sets a function of the browser; `undefined` makes a browser that lacks it. */
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const status = () => find('[role=status]').textContent

beforeEach(() => give('clipboard', { writeText: async () => {} }))
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('the panel of a prepared message', () => {
  it('has a link for each way', async () => {
    await show(panel())
    const links = [...document.querySelectorAll('a')].map(({ href }) => href.split(/[?:]/)[0])
    expect(links).toEqual(['https', 'https', 'https', 'mailto'])
    expect(find<HTMLAnchorElement>('a', 'WhatsApp').href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  })

  it('shares where the browser can, and copies where the sheet fails', async () => {
    const given = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    give('share', given)
    await show(panel())
    expect(has('button', 'Copiar mensagem')).toBe(false)
    await click('button', 'Compartilhar mensagem')
    expect(given).toHaveBeenCalledOnce()
    expect(status()).toBe('Mensagem copiada.')
  })

  it('copies where the mail draft has a summary, which the whole text goes into', async () => {
    give('share', vi.fn())
    await show(panel(messageOf({ ...message, body: 'x'.repeat(3000) })))
    expect(has('button', 'Copiar mensagem')).toBe(true)
    expect(has('p', 'o rascunho leva um resumo')).toBe(true)
  })

  it('takes the focus and comes into view when it arrives, and not when the visitor comes back', async () => {
    const top = vi.fn<() => void>()
    vi.stubGlobal('scrollTo', top)
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    keepMessage('painel', message)
    await show(panel())
    expect(document.activeElement).toBe(find('h2', 'Falta só você enviar.'))
    expect([intoView.mock.calls.length, top.mock.calls.length]).toEqual([1, 0])
    await leave()
    await show(panel())
    expect(document.activeElement).toBe(document.body)
    expect(intoView).toHaveBeenCalledOnce()
    await leave()
    keepMessage('painel', message)
    await show(panel(message, 1))
    expect(document.activeElement).toBe(find('h1', 'Falta só você enviar.'))
    expect([intoView.mock.calls.length, top.mock.calls.length]).toEqual([1, 1])
    vi.unstubAllGlobals()
    intoView.mockRestore()
  })

  it('says where the browser does not let it copy, and claims no copy', async () => {
    give('clipboard', { writeText: () => Promise.reject(new DOMException('no')) })
    await show(panel())
    await click('button', 'Copiar mensagem')
    expect(status()).toContain('O navegador não deixou copiar.')
    expect(has('li button', 'Copiada')).toBe(false)
  })

  it('forgets what it said of an earlier message', async () => {
    let change: (next: typeof message) => void = () => {}
    function Changing() {
      const [now, setNow] = useState(message)
      change = setNow
      return panel(now)
    }
    await show(<Changing />)
    await click('button', 'Copiar mensagem')
    expect(has('li button', 'Copiada')).toBe(true)
    await act(async () => change(messageOf({ ...message, body: 'Outra.' })))
    expect([status(), has('li button', 'Copiada')]).toEqual(['', false])
  })
})
