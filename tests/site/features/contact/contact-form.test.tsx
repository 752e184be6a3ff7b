// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import { ContactPage } from '../../../../src/site/features/contact/contact-page'
import type { ContactSearch } from '../../../../src/site/features/contact/contact-search'
import { followLink } from '../../../../src/site/handoff/open-mail-link'
import { latestToast } from '../../../../src/site/ui/toast'
import {
  click,
  company,
  find,
  has,
  leave,
  showPage,
  submit,
  type,
  until,
} from '../requests/harness'

vi.mock('../../../../src/site/handoff/open-mail-link', async (original) => ({
  ...(await original<object>()),
  followLink: vi.fn(),
}))
const opened = vi.mocked(followLink)

const forget = vi.fn()
const open = (search: ContactSearch = {}) =>
  showPage(<ContactPage search={search} onForgetSubject={forget} />)
const value = (name: string) => find<HTMLInputElement>(`[name=${name}]`).value

async function fill() {
  await type('name', 'Helena Prado')
  await type('email', 'helena@empresa.example')
  await type('subject', 'outros')
  await type('message', 'Temos 40 notebooks.')
}

beforeEach(() => {
  opened.mockReset()
  forget.mockReset()
  sessionStorage.clear()
})
afterEach(async () => {
  if (has('button', 'Concluir')) await click('button', 'Concluir')
  await leave()
  clearForTab('contato')
})

describe('the contact form', () => {
  it('says in Portuguese what is missing, beside each field and in a summary that has the focus', async () => {
    await open()
    await submit()
    expect(
      [...document.querySelectorAll('.field-error')].map((error) => error.textContent),
    ).toEqual([
      'Informe o seu nome.',
      'Informe o seu e-mail.',
      'Escolha um assunto.',
      'Escreva a sua mensagem.',
    ])
    expect(document.activeElement?.textContent).toContain('Informe o seu nome.')
    expect(opened).not.toHaveBeenCalled()
  })

  it('is busy, opens the draft in place, resets, and keeps the message in the panel', async () => {
    await open()
    await fill()
    await submit()
    expect(find('button[type=submit]').getAttribute('aria-busy')).toBe('true')
    expect(find('button[type=submit]').textContent).toContain('Preparando...')
    await until(() => has('h1', 'Falta só você enviar.'))
    expect(opened).toHaveBeenCalledOnce()
    const draft = new URL(opened.mock.calls[0]?.[0] ?? '')
    expect(draft.pathname).toBe(company.email)
    expect(draft.searchParams.get('subject')).toBe('Contato pelo site: Outros')
    expect(draft.searchParams.get('body')).toContain('Temos 40 notebooks.')
    expect(draft.searchParams.get('body')).toContain('Empresa: Não informado')
    expect(latestToast.get()).toMatchObject({ title: '🚀 Abrindo seu cliente de e-mail!' })
    expect(find('pre').textContent).toContain('Temos 40 notebooks.')
    expect(document.activeElement?.textContent).toBe('Falta só você enviar.')
    await click('button', 'Concluir')
    expect([value('name'), value('email'), value('subject'), value('message')]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it('ignores a second submit while it prepares the first', async () => {
    await open()
    await fill()
    await submit()
    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    expect(opened).toHaveBeenCalledOnce()
  })

  it('chooses the subject that the address names, and forgets it when the visitor chooses another', async () => {
    await open({ assunto: 'destruicao-de-dados' })
    expect(value('subject')).toBe('destruicao-de-dados')
    await type('subject', 'outros')
    expect(forget).toHaveBeenCalled()
  })

  it('cleans an address that names no subject', async () => {
    await open({ assunto: 'foguetes' })
    expect(forget).toHaveBeenCalled()
    expect(value('subject')).toBe('')
  })

  it('shapes the phone number', async () => {
    await open()
    await type('phone', '11912345678')
    expect(value('phone')).toBe('(11) 91234-5678')
  })

  it('still shows the message and its ways when the browser refuses the mail link', async () => {
    opened.mockImplementation(() => {
      throw new Error('refused')
    })
    await open()
    await fill()
    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    expect(latestToast.get()).toMatchObject({
      text: 'Erro ao enviar e-mail. Tente novamente.',
      tone: 'destructive',
    })
    expect(find('pre').textContent).toContain('Temos 40 notebooks.')
  })

  it('sends nothing by itself, and tells the first script where its mail goes', async () => {
    await open()
    const form = find<HTMLFormElement>('form')
    expect([form.hasAttribute('action'), form.getAttribute('method')]).toEqual([false, 'dialog'])
    expect(form.dataset.mail).toMatch(`mailto:${company.email}?subject=`)
  })
})
