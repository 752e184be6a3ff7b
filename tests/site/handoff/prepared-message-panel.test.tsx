import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/site/handoff/message/message'
import { type PreparedMessage, keepMessage } from '../../../src/site/handoff/kept-messages'
import { PanelBelow } from '../../../src/site/handoff/message-panel'
import { PreparedMessagePanel } from '../../../src/site/handoff/prepared-message-panel'
import { usePreparedMessage } from '../../../src/site/handoff/use-prepared-message'
import { click, find, has, leave, show, until } from '../features/requests/harness'

// @vitest-environment happy-dom

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
    <PreparedMessagePanel
      prepared={{ ...prepared, ...changes }}
      label="Contato"
      designator="J2"
      onDone={done}
    />,
  )
/** `undefined` takes the function away, as browsers without it do. */
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const status = () => find('[role=status]').textContent

beforeEach(() => done.mockReset())
afterEach(leave)

describe('the panel of a prepared message', () => {
  it('shows address, subject and text, and never says that it was sent', async () => {
    await open()
    expect(find('.prepared-message-text').textContent).toContain('comercial@retrilha.example')
    expect(find('.prepared-message-text').textContent).toContain('Solicitação de serviço: Coleta')
    expect(find('pre').textContent).toBe('Olá, equipe.\n\nTemos 40 notebooks.')
    expect(document.body.textContent).toContain('preparada')
    expect(document.body.textContent).not.toMatch(/enviad[ao]/)
  })

  it('offers Gmail, Outlook and WhatsApp in a new tab, and the mail program again in place', async () => {
    await open()
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('.prepared-message-ways a')]
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      prepared.gmail,
      prepared.outlook,
      prepared.whatsapp,
    ])
    expect(ways.every((way) => way.target === '_blank' && way.rel === 'noopener')).toBe(true)
    const again = find<HTMLAnchorElement>('a', 'Abrir o e-mail de novo')
    expect([again.getAttribute('href'), again.target]).toEqual([prepared.mailto, ''])
  })

  it('copies address, subject and text', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    give('clipboard', { writeText })
    await open()
    await click('button', 'Copiar mensagem')
    expect(writeText).toHaveBeenCalledWith(
      'Para: comercial@retrilha.example\nAssunto: Solicitação de serviço: Coleta\n\nOlá, ' +
        'equipe.\n\nTemos 40 notebooks.',
    )
    expect(status()).toBe('Mensagem copiada.')
  })

  it.each([
    [
      'is denied',
      { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    ],
    ['is missing', undefined],
  ])('selects the text and names the keys when the clipboard %s', async (_how, clipboard) => {
    give('clipboard', clipboard)
    await open()
    await click('button', 'Copiar mensagem')
    expect(status()).toContain('pressione Ctrl+C')
    expect(getSelection()?.toString()).toContain('Temos 40 notebooks.')
  })

  it('offers the system’s share sheet only where there is one, and takes a closed sheet for no error', async () => {
    give('share', undefined)
    await open()
    expect(has('button', 'Compartilhar')).toBe(false)
    await leave()
    give('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
    await open()
    await click('button', 'Compartilhar')
    expect(status()).toBe('')
  })

  it('says what to do when sharing fails', async () => {
    give('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await open()
    await click('button', 'Compartilhar')
    expect(status()).toContain('Copie a mensagem')
  })

  it.each([
    ['.txt', 'mensagem.txt', 'Para: comercial@retrilha.example', 'text/plain;charset=utf-8'],
    ['.eml', 'mensagem.eml', 'X-Unsent: 1', 'message/rfc822;charset=utf-8'],
  ])('saves the message as %s', async (kind, name, start, mediaType) => {
    const saved: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:x'
    })
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await open()
    await click('button', kind)
    expect(names).toEqual([name])
    expect(await saved[0]?.text()).toContain(start)
    expect(saved[0]?.type).toBe(mediaType)
    pressed.mockRestore()
    vi.mocked(URL.createObjectURL).mockRestore()
  })

  it('says so when the mail link carries only the beginning', async () => {
    await open()
    expect(has('.prepared-message-short')).toBe(false)
    await leave()
    await open({ compact: true })
    expect(has('.prepared-message-short', 'Copie o texto completo')).toBe(true)
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
        <PreparedMessagePanel
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

  it('forgets what it said of an earlier message', async () => {
    give('clipboard', { writeText: async () => {} })
    let change: (next: PreparedMessage) => void = () => {}
    function Changing() {
      const [now, setNow] = useState(prepared)
      change = setNow
      return <PreparedMessagePanel prepared={now} label="Contato" designator="J2" onDone={done} />
    }
    await show(<Changing />)
    await click('button', 'Copiar mensagem')
    expect(has('.prepared-message-way', 'Copiada')).toBe(true)
    await act(async () =>
      change({ ...prepared, message: messageOf({ ...prepared.message, body: 'Outra.' }) }),
    )
    expect([status(), has('.prepared-message-way', 'Copiada')]).toEqual(['', false])
  })

  it('leads back to the form where there is one', async () => {
    await open()
    expect(has('button', 'Corrigir os dados')).toBe(false)
    await leave()
    const edit = vi.fn<() => void>()
    await show(
      <PreparedMessagePanel
        prepared={prepared}
        label="Contato"
        designator="J2"
        onDone={done}
        onEdit={edit}
      />,
    )
    await click('button', 'Corrigir os dados')
    expect(edit).toHaveBeenCalledOnce()
  })

  it('stands below what was pressed until the visitor is done, and the keyboard stays near', async () => {
    function Below() {
      return (
        <div id="perto">
          <PanelBelow place={usePreparedMessage('painel')} label="Contato" designator="J2" />
        </div>
      )
    }
    await show(<Below />)
    await act(async () => keepMessage('painel', prepared))
    expect(find('.prepared-message').textContent).toContain('Temos 40 notebooks.')
    find('button', 'Concluir').focus()
    await click('button', 'Concluir')
    expect(has('.prepared-message')).toBe(false)
    await until(() => document.activeElement === document.getElementById('perto'))
  })
})
