import { afterEach, expect, it, vi } from 'vitest'
import { ShareLink } from '../../../src/site/ui/share-link'
import { click, find, render } from '../render'

afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = {
  shareButton: 'Compartilhar',
  copied: 'Copiado',
  notCopied: 'Copie daqui',
}

/** Shows the link in a browser that has no share sheet and whose clipboard returns `answer`. */
async function show(answer: () => Promise<void>) {
  const writeText = vi.fn(answer)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const url = 'https://x.example/lote'
  await render(<ShareLink title="Lote" url={url} texts={texts} note="small" />)
  return writeText
}
const address = () => find('span[aria-hidden]')
const isHidden = () => address().getAttribute('aria-hidden')

it('opens the share sheet where there is one, and copies nothing', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  await render(<ShareLink title="Lote" url="https://x.example/" texts={texts} note="small" />)
  await click(find('button'))
  expect(share).toHaveBeenCalledWith({ title: 'Lote', url: 'https://x.example/' })
  expect([writeText.mock.calls, find('[role=status]').textContent]).toEqual([[], ''])
})

it('the share button copies the address where the browser has no share sheet', async () => {
  const writeText = await show(() => Promise.resolve())
  expect(find('button').textContent).toBe('Compartilhar')
  await click(find('button'))
  expect(writeText).toHaveBeenCalledWith('https://x.example/lote')
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('Copiado'))
  expect([isHidden(), address().className]).toEqual(['true', 'sr'])
})

it('the address stands there to be copied by hand where the clipboard refuses it', async () => {
  await show(() => Promise.reject(new Error('refused')))
  await click(find('button'))
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('Copie daqui'))
  expect([isHidden(), address().textContent]).toEqual(['false', 'https://x.example/lote'])
  expect(address().className).not.toContain('sr')
})
