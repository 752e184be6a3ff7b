import { afterEach, expect, it, vi } from 'vitest'
import { WhatsAppPart } from '../../../src/admin/prices/whatsapp-part'
import { render } from '../../site/render'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
})

it('the picture for WhatsApp is drawn in another font where the network does not bring the own one', async () => {
  const load = () => Promise.reject(new DOMException('', 'NetworkError'))
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  const drawn: string[] = []
  const pen = {
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: text.length }),
    fillText: (text: string) => void drawn.push(text),
  }
  // The picture calls no other method of a canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const status = {
    company: 'Retrilha',
    city: 'São Paulo',
    title: 'Preços de hoje',
    subtitle: '',
    groups: [{ title: 'Metais', rows: [{ name: 'Cobre', price: '40,00', move: 0 }] }],
    note: '',
    address: '',
    day: '2026-11-23',
    text: '',
  }
  const { unmount } = await render(<WhatsAppPart status={status} />)
  await vi.waitFor(() => expect(drawn).toContain('40,00'))
  await unmount()
})
