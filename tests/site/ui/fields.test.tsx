import { expect, it } from 'vitest'
import { ErrorSummary, TextAreaField, TextField } from '../../../src/site/ui/fields'
import { find, render, type Rendered } from '../render'

let rendered: Rendered

it('a field points to nothing that is not there and marks only what is optional', async () => {
  rendered = await render(
    <TextAreaField label="Mensagem" name="mensagem" value="" onChange={() => {}} optional />,
  )
  expect(find('textarea').hasAttribute('aria-describedby')).toBe(false)
  expect(find('label').textContent).toBe('Mensagem (opcional)')
})

it('the summary of a refused form takes the focus at every refusal', async () => {
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
  rendered = await render(form())
  expect(document.activeElement).toBe(find('[role=group]'))
  find('input').focus()
  await rendered.update(form())
  expect(document.activeElement).toBe(find('[role=group]'))
})
