import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareLink } from '../../../src/site/ui/share-link'
import { find } from '../../support/find'

afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = {
  shareButton: 'Compartilhar',
  copied: 'Copiado',
  notCopied: 'Copie daqui',
}

/** Shows the link in a browser that has no share sheet and whose clipboard returns `answer`. */
function show(answer: () => Promise<void>) {
  const writeText = vi.fn(answer)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const url = 'https://x.example/lote'
  render(<ShareLink title="Lote" url={url} texts={texts} note="small" />)
  return writeText
}
const address = () => find('span[aria-hidden]')
const isHidden = () => address().getAttribute('aria-hidden')

it('opens the share sheet where there is one, and copies nothing', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  render(<ShareLink title="Lote" url="https://x.example/" texts={texts} note="small" />)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(share).toHaveBeenCalledWith({ title: 'Lote', url: 'https://x.example/' })
  expect([writeText.mock.calls, screen.getByRole('status').textContent]).toEqual([[], ''])
})

it('the share button copies the address where the browser has no share sheet', async () => {
  const writeText = show(() => Promise.resolve())
  expect(screen.getByRole('button').textContent).toBe('Compartilhar')
  fireEvent.click(screen.getByRole('button'))
  expect(writeText).toHaveBeenCalledWith('https://x.example/lote')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copiado'))
  expect([isHidden(), address().className]).toEqual(['true', 'sr'])
})

it('the address stands there to be copied by hand where the clipboard refuses it', async () => {
  show(() => Promise.reject(new Error('refused')))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copie daqui'))
  expect([isHidden(), address().textContent]).toEqual(['false', 'https://x.example/lote'])
  expect(address().className).not.toContain('sr')
})
