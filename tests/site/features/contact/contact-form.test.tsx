import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearForTab } from '../../../../src/site/lib/store'
import { ContactPage } from '../../../../src/site/features/contact/contact-page'
import { latestToast } from '../../../../src/site/ui/toast'
import {
  click,
  find,
  has,
  leave,
  showPage,
  stubMailProgram,
  submit,
  type,
  until,
} from '../requests/harness'

let opened = stubMailProgram()

const open = () => showPage(<ContactPage />)

async function fill() {
  await type('name', 'Helena Prado')
  await type('email', 'helena@empresa.example')
  await type('subject', 'outros')
  await type('message', 'Temos 40 notebooks.')
}

beforeEach(() => {
  opened = stubMailProgram()
  sessionStorage.clear()
})
afterEach(async () => {
  if (has('button', 'Concluir')) await click('button', 'Concluir')
  await leave()
  clearForTab('contato')
})

describe('the contact form', () => {
  it('is busy while it prepares the mail, and ignores a second submit', async () => {
    await open()
    await fill()
    await submit()
    const button = find<HTMLButtonElement>('button[type=submit]')
    expect([button.getAttribute('aria-busy'), button.disabled]).toEqual(['true', false])
    expect(button.textContent).toContain('Preparando...')
    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    expect(opened).toHaveBeenCalledOnce()
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
})
