import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PanelBelow } from '../../../src/site/handoff/message-panel'
import { panelPart } from '../../../src/site/handoff/panel-part'
import { usePreparedMessage } from '../../../src/site/handoff/use-prepared-message'
import { find, has, leave, show, until } from '../features/requests/harness'

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

afterEach(async () => {
  act(() => state.clear())
  await leave()
  vi.restoreAllMocks()
})

it('where the panel does not arrive, the link that a visitor reaches does not ask for it again', async () => {
  vi.spyOn(panelPart, 'current').mockReturnValue('missing')
  const ask = vi.spyOn(panelPart, 'ask').mockResolvedValue()
  await show(<Place />)
  act(() => state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 }))
  await until(() => has('h2', 'A mensagem está preparada.'))
  ask.mockClear()
  // A panel that arrived now would replace this very link.
  find('a', 'Abrir o e-mail de novo').focus()
  await act(async () => {
    find('a', 'Abrir o e-mail de novo').dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  expect(ask).not.toHaveBeenCalled()
  act(() => state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 }))
  expect(ask).toHaveBeenCalledOnce()
})

it('is fetched when the pointer or the focus come to a mail button, and not for a mere address', async () => {
  const ask = vi.spyOn(panelPart, 'ask').mockResolvedValue()
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
  const ask = vi.spyOn(panelPart, 'ask').mockResolvedValue()
  await show(<Place />)
  await act(async () => {
    find('a', 'Comprar').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  expect(ask).not.toHaveBeenCalled()
  await act(async () => {
    state.keep({ kind: 'lot', lot: 'Notebooks', price: 15000 })
  })
  expect(ask).toHaveBeenCalled()
  // A message is kept already, so only another press can request the panel again.
  ask.mockClear()
  await act(async () => {
    state.keep({ kind: 'lot', lot: 'Monitores', price: 900 })
  })
  expect(ask).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
