// @vitest-environment happy-dom
import Copy from 'lucide-react/icons/copy'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareLink } from '../../../src/site/ui/share-link'
import { click, find, render, type Rendered } from '../render'

let rendered: Rendered | undefined
afterEach(async () => {
  vi.unstubAllGlobals()
  await rendered?.unmount()
})

const texts = {
  shareButton: 'Compartilhar',
  copyButton: 'Copiar',
  copied: 'Copiado',
  notCopied: '',
}

it('the share button copies the address where the browser has no share sheet', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  rendered = await render(
    <ShareLink
      title="Lote"
      url="https://x.example/lote"
      texts={texts}
      copyIcon={Copy}
      note="small"
    />,
  )
  expect(find('button').textContent).toBe('Compartilhar')
  await click(find('button'))
  expect(writeText).toHaveBeenCalledWith('https://x.example/lote')
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('Copiado'))
})
