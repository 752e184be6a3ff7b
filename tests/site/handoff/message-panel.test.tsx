// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PanelBelow } from '../../../src/site/handoff/message-panel'
import { panelPart } from '../../../src/site/handoff/panel-part'
import { usePreparedMessage } from '../../../src/site/handoff/use-prepared-message'
import { click, company, find, has, leave, show, until } from '../features/requests/harness'

vi.mock('../../../src/site/handoff/prepared-message-panel', () => {
  throw new Error('offline')
})

let state: ReturnType<typeof usePreparedMessage>
function Place() {
  state = usePreparedMessage('lote')
  return (
    <>
      <a href="mailto:a@b.example?subject=x">Comprar</a>
      <a href="mailto:a@b.example">a@b.example</a>
      <PanelBelow place={state} label="Lotes" designator="D1" />
    </>
  )
}

afterEach(leave)

it(
  'where the panel does not arrive, the message stands there with the way to the mail ' +
    'program, until the visitor is done',
  async () => {
    await show(<Place />)
    act(() => state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 }))
    // Nobody knows yet whether the panel comes.
    expect(state.prepared).toBeUndefined()
    await until(() => has('h2', 'A mensagem está preparada.'))
    expect(document.activeElement).toBe(find('h2', 'A mensagem está preparada.'))
    expect(find('pre').textContent).toContain('Interesse na compra do lote: Notebooks')
    expect(find('pre').textContent).toContain(company.email)
    expect(find<HTMLAnchorElement>('a', 'Abrir o e-mail de novo').href).toBe(
      state.href({ kind: 'lot', lot: 'Notebooks', price: 15000 }),
    )
    await click('button', 'Concluir')
    expect(has('.prepared-message')).toBe(false)
  },
)

it('where the panel does not arrive, the link that a visitor reaches does not ask for it again', async () => {
  await show(<Place />)
  act(() => state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 }))
  await until(() => has('h2', 'A mensagem está preparada.'))
  const ask = vi.spyOn(panelPart, 'ask').mockClear()
  // It would replace this very link.
  find('a', 'Abrir o e-mail de novo').focus()
  await act(async () => {
    find('a', 'Abrir o e-mail de novo').dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  expect(ask).not.toHaveBeenCalled()
  act(() => state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 }))
  expect(ask).toHaveBeenCalledOnce()
  ask.mockRestore()
  act(() => state.clear())
})

it('is fetched when the pointer or the focus come to a mail button, and not for a mere address', async () => {
  const ask = vi.spyOn(panelPart, 'ask')
  await show(<Place />)
  const come = (sign: string, text: string) =>
    act(async () => {
      find('a', text).dispatchEvent(new Event(sign, { bubbles: true }))
    })
  await come('pointerover', 'a@b.example')
  expect(ask).not.toHaveBeenCalled()
  for (const [index, sign] of ['pointerover', 'pointerdown', 'focusin'].entries()) {
    await come(sign, 'Comprar')
    expect(ask).toHaveBeenCalledTimes(index + 1)
  }
  await leave()
  await show(<a href="mailto:a@b.example?subject=x">Comprar</a>)
  await come('pointerover', 'Comprar')
  expect(ask).toHaveBeenCalledTimes(3)
})

it('is fetched with the press alone where data is spared', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  )
  const ask = vi.spyOn(panelPart, 'ask').mockClear()
  await show(<Place />)
  await act(async () => {
    find('a', 'Comprar').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  expect(ask).not.toHaveBeenCalled()
  await act(async () => {
    state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 })
  })
  expect(ask).toHaveBeenCalled()
  // Kept already: only the press itself can ask again.
  ask.mockClear()
  await act(async () => {
    state.keep({ kind: 'lot', lot: 'Monitores', price: 900 })
  })
  expect(ask).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
