import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorSummary, TextAreaField, TextField } from '../../../src/site/ui/fields'

it('a field points to nothing that is not there and marks only what is optional', () => {
  render(<TextAreaField label="Mensagem" name="mensagem" value="" onChange={() => {}} optional />)
  const field = screen.getByLabelText('Mensagem (opcional)')
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

it('the summary of a refused form takes the focus at every refusal', () => {
  const form = () => (
    <form>
      <ErrorSummary
        errors={[
          { field: 'nome', message: 'Diga o seu nome.' },
          { field: 'email', message: 'Faltou o @ no e-mail.' },
        ]}
      />
      <TextField label="Nome" name="nome" value="" onChange={() => {}} />
    </form>
  )
  const { rerender } = render(form())
  expect(document.activeElement).toBe(screen.getByRole('group'))
  screen.getByLabelText('Nome').focus()
  rerender(form())
  expect(document.activeElement).toBe(screen.getByRole('group'))
})
