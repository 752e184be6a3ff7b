import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/site/handoff/message/request'
import { MessagePhotos } from '../../../src/site/handoff/message-photos'
import { click, find, has, leave, show } from '../features/requests/harness'

const message = messageOf({ to: 'a@b.example', subject: 'Sucata', body: 'Temos 40 placas.' })
const photos = [new File(['1'], 'placa.jpg'), new File(['2'], 'caixa.jpg')]

/** Replaces the browser's share sheet and clipboard, shows the field, and chooses the photos. */
async function choose(share: (data: ShareData) => Promise<void>) {
  // This clipboard never answers, because the share sheet must not wait for it.
  const writeText = vi.fn(() => new Promise<void>(() => {}))
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      clipboard: { value: { writeText } },
      share: { value: share },
      canShare: { value: () => true },
    }),
  )
  await show(<MessagePhotos message={message} />)
  const field = find<HTMLInputElement>('input')
  Object.defineProperty(field, 'files', { value: photos })
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return writeText
}

afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it('shares photos and text at the press, and copies the text for a chat that drops it', async () => {
  const share = vi.fn(async () => {})
  const writeText = await choose(share)
  await click('button', 'Enviar texto e fotos')
  expect(share).toHaveBeenCalledWith({ files: photos, title: 'Sucata', text: 'Temos 40 placas.' })
  expect(writeText).toHaveBeenCalledWith('Para: a@b.example\nAssunto: Sucata\n\nTemos 40 placas.')
})

it('keeps the keyboard there when the photos are taken back', async () => {
  await choose(async () => {})
  find('button', 'Trocar fotos').focus()
  await click('button', 'Trocar fotos')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement?.contains(find('input'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('takes a second press while the sheet opens for no refusal', async () => {
  await choose(() => Promise.reject(new DOMException('open already', 'InvalidStateError')))
  await click('button', 'Enviar texto e fotos')
  expect(has('button', 'Enviar texto e fotos')).toBe(true)
})

it('says how to add them where the browser refuses these', async () => {
  await choose(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await click('button', 'Enviar texto e fotos')
  expect(find('[role=status]').textContent).toContain('anexe as fotos')
  expect(has('button', 'Enviar texto e fotos')).toBe(false)
})
