// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { NoScriptNote } from '../../../src/site/handoff/form-notes'
import { company, find, leave, showAfterTyping } from '../features/requests/harness'

afterEach(leave)

it('without script the page says where to write and where to chat', async () => {
  let html = ''
  const texts: (string | null)[] = []
  for (const chat of ['contactCard', 'floatingButton'] as const) {
    await showAfterTyping(<NoScriptNote lead="O botão abre o seu e-mail." chat={chat} />, () => {
      html = find('noscript').innerHTML
    })
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.body.textContent).toContain(
      `O botão abre o seu e-mail. Sem JavaScript, escreva para ${company.email} ou chame no WhatsApp.`,
    )
    const [mail, whatsapp] = [...page.querySelectorAll('a')].map((link) => link.href)
    expect(mail).toBe(`mailto:${company.email}`)
    expect(whatsapp).toMatch(`https://wa.me/${company.whatsapp.replace(/\D/g, '')}?text=`)
    texts.push(new URL(whatsapp ?? '').searchParams.get('text'))
    await leave()
  }
  expect(texts[0]).not.toBe(texts[1])
})
