import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NewsletterForm } from '../../../../src/site/features/newsletter/newsletter-form'
import { latestToast, TOASTS } from '../../../../src/site/ui/toast'
import { find } from '../../../support/find'
import { prepared, renderPage, stubMailProgram, type } from '../site-page'

let opened = stubMailProgram()
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const signUp = (address: string) => {
  type('E-mail', address)
  fireEvent.submit(find('form'))
}

beforeEach(async () => {
  opened = stubMailProgram()
  sessionStorage.clear()
  await renderPage(<NewsletterForm />)
})

afterEach(() => latestToast.set(undefined))

describe('the newsletter sign-up', () => {
  it('refuses an incomplete address beside the field, which takes the focus', () => {
    signUp('helena@')
    screen.getByText(/^Este e-mail não está completo/, { selector: '.field-error' })
    expect(document.activeElement).toBe(email())
    expect(opened).not.toHaveBeenCalled()
  })

  it('opens one draft, thanks, and is empty again', async () => {
    signUp('helena@empresa.example')
    fireEvent.submit(find('form'))
    await prepared()
    expect(opened).toHaveBeenCalledOnce()
    expect(latestToast.get()).toEqual(TOASTS.newsletterDone)
    expect(email().value).toBe('')
  })

  it('shows the destructive toast and keeps the field when the draft can’t be made', async () => {
    opened.mockImplementation(() => {
      throw new Error('refused')
    })
    signUp('helena@empresa.example')
    await waitFor(() =>
      expect(latestToast.get()).toMatchObject({
        title: '❌ Erro na inscrição',
        text: 'Ocorreu um erro ao processar sua inscrição. Tente novamente.',
        tone: 'destructive',
      }),
    )
    expect(email().value).toBe('helena@empresa.example')
  })
})
