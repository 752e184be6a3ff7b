import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NewsletterForm } from '../../../../src/site/features/newsletter/newsletter-form'
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
const email = () => find<HTMLInputElement>('[name=email]').value

beforeEach(async () => {
  opened = stubMailProgram()
  sessionStorage.clear()
  await showPage(<NewsletterForm />)
})
afterEach(async () => {
  if (has('button', 'Concluir')) await click('button', 'Concluir')
  await leave()
})

describe('the newsletter sign-up', () => {
  it('refuses an incomplete address beside the field, which takes the focus', async () => {
    await type('email', 'helena@')
    await submit()
    expect(has('.field-error', 'Este e-mail não está completo')).toBe(true)
    expect(document.activeElement).toBe(find('[name=email]'))
    expect(opened).not.toHaveBeenCalled()
  })

  it('shows the destructive toast and keeps the field when the draft can’t be made', async () => {
    opened.mockImplementation(() => {
      throw new Error('refused')
    })
    await type('email', 'helena@empresa.example')
    await submit()
    await until(() => latestToast.get()?.tone === 'destructive')
    expect(latestToast.get()).toMatchObject({
      title: '❌ Erro na inscrição',
      text: 'Ocorreu um erro ao processar sua inscrição. Tente novamente.',
    })
    expect(email()).toBe('helena@empresa.example')
  })
})
