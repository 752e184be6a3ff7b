import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearForTab } from '../../../../src/site/lib/store'
import { ContactPage } from '../../../../src/site/features/contact/contact-page'
import { latestToast, TOASTS } from '../../../../src/site/ui/toast'
import { find } from '../../../support/find'
import { prepared, renderPage, stubMailProgram, type } from '../site-page'

let opened = stubMailProgram()

const submit = () => fireEvent.submit(find('form'))

beforeEach(async () => {
  opened = stubMailProgram()
  sessionStorage.clear()
  await renderPage(<ContactPage />)
  type('Nome', 'Helena Prado')
  type('E-mail', 'helena@empresa.example')
  type('Assunto', 'outros')
  type('Mensagem', 'Temos 40 notebooks.')
})
afterEach(() => {
  fireEvent.click(screen.getByRole('button', { name: /^Concluir/ }))
  clearForTab('contato')
  latestToast.set(undefined)
})

describe('the contact form', () => {
  it('prepares one mail, once nothing is wrong, and is busy meanwhile', async () => {
    type('Assunto', '')
    submit()
    screen.getByRole('group', { name: 'Falta corrigir um campo' })
    expect(screen.queryByRole('button', { name: 'Preparando...' })).toBeNull()
    type('Assunto', 'outros')
    submit()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Preparando...' })
    expect([button.getAttribute('aria-busy'), button.disabled]).toEqual(['true', false])
    submit()
    await prepared()
    expect(opened).toHaveBeenCalledOnce()
    expect(latestToast.get()).toEqual(TOASTS.mailClientOpening)
  })

  it('still shows the message and its ways when the browser refuses the mail link', async () => {
    opened.mockImplementation(() => {
      throw new Error('refused')
    })
    submit()
    await prepared()
    expect(latestToast.get()).toMatchObject({
      text: 'Erro ao enviar e-mail. Tente novamente.',
      tone: 'destructive',
    })
    expect(find('pre').textContent).toContain('Temos 40 notebooks.')
  })
})
