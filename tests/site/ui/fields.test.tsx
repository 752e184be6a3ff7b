// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorSummary, SelectField, TextAreaField, TextField } from '../../../src/site/ui/fields'
import { click, find, render, type Rendered } from '../render'

let rendered: Rendered
afterEach(() => rendered.unmount())

describe('a field', () => {
  it('is named by its label and says what is wrong to everyone', async () => {
    rendered = await render(
      <TextField
        label="E-mail"
        name="email"
        type="email"
        value=""
        onChange={() => {}}
        error="Escreva o e-mail."
        hint="Para a resposta."
        required
      />,
    )
    const input = find<HTMLInputElement>('input')
    expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Para a resposta.', 'Escreva o e-mail.'])
  })

  it('points to nothing that is not there and marks only what is optional', async () => {
    rendered = await render(
      <TextAreaField
        label="Mensagem"
        name="mensagem"
        value=""
        onChange={() => {}}
        optional="(opcional)"
      />,
    )
    expect(find('textarea').hasAttribute('aria-describedby')).toBe(false)
    expect(find('label').textContent).toBe('Mensagem (opcional)')
  })

  it('hands over what was chosen', async () => {
    const onChange = vi.fn<(value: string) => void>()
    rendered = await render(
      <SelectField
        label="Assunto"
        name="assunto"
        value=""
        onChange={onChange}
        options={[
          { value: '', label: 'Escolha' },
          { value: 'lote', label: 'Lote' },
        ]}
      />,
    )
    const select = find<HTMLSelectElement>('select')
    select.value = 'lote'
    await act(async () => {
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(onChange).toHaveBeenCalledWith('lote')
  })
})

describe('the summary of a refused form', () => {
  const form = (attempt: number) => (
    <form>
      <ErrorSummary
        key={attempt}
        texts={{ one: 'Falta corrigir um campo', many: 'Falta corrigir {quantos} campos' }}
        errors={[
          { field: 'nome', message: 'Diga o seu nome.' },
          { field: 'email', message: 'Faltou o @ no e-mail.' },
        ]}
      />
      <TextField label="Nome" name="nome" value="" onChange={() => {}} />
      <TextField label="E-mail" name="email" value="" onChange={() => {}} />
    </form>
  )
  const summary = () => find('[role=group]')

  it('takes the focus at every refusal', async () => {
    rendered = await render(form(1))
    expect(document.activeElement).toBe(summary())
    expect(summary().firstChild?.textContent).toBe('Falta corrigir 2 campos')
    find('input').focus()
    await rendered.update(form(2))
    expect(document.activeElement).toBe(summary())
  })

  it('leads to the field of each line', async () => {
    rendered = await render(form(1))
    const [, second] = summary().querySelectorAll('a')
    const email = find<HTMLInputElement>('[name=email]')
    expect(second?.getAttribute('href')).toBe(`#${email.id}`)
    if (second) await click(second)
    expect(document.activeElement).toBe(email)
  })
})
