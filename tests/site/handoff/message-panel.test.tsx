import { act, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/site/handoff/message/request'
import { type PreparedMessage, keepMessage } from '../../../src/site/handoff/kept-messages'
import { MessagePanel } from '../../../src/site/handoff/message-panel'
import { click, find, has, leave, show } from '../features/requests/harness'

const prepared: PreparedMessage = {
  message: messageOf({
    to: 'comercial@retrilha.example',
    subject: 'Solicitação de serviço: Coleta',
    body: 'Olá, equipe.\n\nTemos 40 notebooks.',
  }),
  mailto: 'mailto:comercial@retrilha.example?subject=x',
  compact: false,
  gmail: 'https://mail.google.com/mail/?view=cm',
  outlook: 'https://outlook.office.com/mail/deeplink/compose?to=x',
  whatsapp: 'https://wa.me/5511900000000?text=x',
}
const done = vi.fn<() => void>()
const open = (changes: Partial<PreparedMessage> = {}) =>
  show(
    <MessagePanel
      prepared={{ ...prepared, ...changes }}
      label="Contato"
      designator="J2"
      onDone={done}
    />,
  )
/** Sets a function of the browser; `undefined` makes a browser that lacks it. */
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const status = () => find('[role=status]').textContent

beforeEach(() => done.mockReset())

describe('the panel of a prepared message', () => {
  it('shares where the browser can, and copies where it has no sheet or the sheet fails', async () => {
    give('clipboard', { writeText: async () => {} })
    const given = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    give('share', given)
    await open()
    expect(has('button', 'Copiar mensagem')).toBe(false)
    await click('button', 'Compartilhar mensagem')
    expect(given).toHaveBeenCalledOnce()
    expect(status()).toBe('Mensagem copiada.')
    await leave()
    // A draft with a summary needs the whole text on the clipboard.
    await open({ compact: true })
    expect(has('button', 'Copiar mensagem')).toBe(true)
    await leave()
    Reflect.deleteProperty(navigator, 'share')
    await open()
    expect(has('button', 'Copiar mensagem')).toBe(true)
  })

  it(
    'takes the focus and comes into view when it arrives, and not again when the ' +
      'visitor comes back to it',
    async () => {
      const top = vi.fn<() => void>()
      vi.stubGlobal('scrollTo', top)
      const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
      keepMessage('painel', prepared)
      await open()
      expect(document.activeElement).toBe(find('h2', 'Falta só você enviar.'))
      expect([intoView.mock.calls.length, top.mock.calls.length]).toEqual([1, 0])
      await leave()
      await open()
      expect(document.activeElement).toBe(document.body)
      expect(intoView).toHaveBeenCalledOnce()
      await leave()
      keepMessage('painel', prepared)
      await show(
        <MessagePanel
          prepared={prepared}
          label="Contato"
          designator="J2"
          level={1}
          onDone={done}
        />,
      )
      expect(document.activeElement).toBe(find('h1', 'Falta só você enviar.'))
      expect([intoView.mock.calls.length, top.mock.calls.length]).toEqual([1, 1])
      vi.unstubAllGlobals()
      intoView.mockRestore()
    },
  )

  it('says where the browser does not let it copy, and claims no copy', async () => {
    give('clipboard', { writeText: () => Promise.reject(new DOMException('no')) })
    await open()
    await click('button', 'Copiar mensagem')
    expect(status()).toContain('O navegador não deixou copiar.')
    expect(has('li button', 'Copiada')).toBe(false)
  })

  it('forgets what it said of an earlier message', async () => {
    give('clipboard', { writeText: async () => {} })
    let change: (next: PreparedMessage) => void = () => {}
    function Changing() {
      const [now, setNow] = useState(prepared)
      change = setNow
      return <MessagePanel prepared={now} label="Contato" designator="J2" onDone={done} />
    }
    await show(<Changing />)
    await click('button', 'Copiar mensagem')
    expect(has('li button', 'Copiada')).toBe(true)
    await act(async () =>
      change({ ...prepared, message: messageOf({ ...prepared.message, body: 'Outra.' }) }),
    )
    expect([status(), has('li button', 'Copiada')]).toEqual(['', false])
  })
})
