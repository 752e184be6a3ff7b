// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, buttonClass } from '../../../src/site/ui/button'
import { click, find, render, type Rendered } from '../render'

let rendered: Rendered
afterEach(() => rendered.unmount())

describe('a button', () => {
  it('does not submit a form unless told to', async () => {
    rendered = await render(<Button>Fechar</Button>)
    expect(find<HTMLButtonElement>('button').type).toBe('button')
    expect(find('button').className).toBe(buttonClass('default'))
  })

  it('works until it is busy; then it says so, keeps the focus and ignores presses', async () => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) =>
      event.preventDefault(),
    )
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Preparando..." onClick={onClick}>
          Comprar Lote
        </Button>
      </form>
    )
    rendered = await render(form(false))
    const button = find<HTMLButtonElement>('button')
    button.focus()
    await click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledOnce()

    await rendered.update(form(true))
    expect(button.textContent).toBe('Preparando...')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
    await click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('reserves the width of both of its texts from the start', async () => {
    rendered = await render(<Button busyLabel="Inscrevendo...">Inscrever</Button>)
    expect(find('button').dataset).toMatchObject({ idle: 'Inscrever', busy: 'Inscrevendo...' })
  })
})
