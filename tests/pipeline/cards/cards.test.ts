import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { DocumentOf } from '../../../src/content/document-types'
import { Cards, cardSvg, readTypefaces } from '../../../src/pipeline/cards/cards'
import { lotCard, Pictures } from '../../../src/pipeline/compile/pictures'
import { one } from '../../support/model-documents'

const lot: DocumentOf<'Lot'> = {
  title: '25 desktops',
  category: 'desktop',
  price: 15_000,
  originalPrice: 18_000,
  units: 25,
  description: 'Testados.',
  specs: ['8 GB'],
  condition: 'Usado',
  rating: 4,
  order: 10,
}
const shared = (own: Partial<DocumentOf<'Lot'>> = {}) =>
  lotCard(
    { slug: 'desktops', data: { ...lot, ...own } },
    one('LotsPage'),
    new Pictures(new Map(), new Cards('Retrilha')),
  )

it('a lot is shared by a card of its own, which changes with its price and when it is sold', () => {
  expect(shared()).toEqual({
    url: expect.stringMatching(/^\/fotos\/-cartoes\/lote-desktops\.\w{8}\.jpg$/),
    alt: '25 desktops, R$ 15.000',
  })
  const sold = { status: 'vendido', statusOn: '2026-11-14' } as const
  expect(shared(sold).alt).toBe('25 desktops, Vendido em 14/11/2026')
  const addresses = [{}, { price: 14_000 }, { status: 'reservado' as const }, sold]
  expect(new Set(addresses.map((own) => shared(own).url)).size).toBe(4)
  expect(shared().url).toBe(shared({ description: 'Outra.' }).url)
})

it('a card is a JPEG of 1200 by 630, at an address that changes with what it shows', async () => {
  const out = mkdtempSync(join(tmpdir(), 'retrilha-cartoes-'))
  const write = async (price: string) => {
    const cards = new Cards('Retrilha')
    cards.of('cobre', { title: 'Cobre', band: { price, unit: 'por kg', lines: ['Hoje'] } })
    return cards.write(out, out)
  }
  const [first = ''] = await write('R$ 40,00')
  const { format, width, height } = await sharp(join(out, first)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(await write('R$ 40,00')).toEqual([first])
  expect(await write('R$ 41,50')).not.toEqual([first])
})

it('a card is drawn without any font of the machine, and a title that is too long ends at a word', async () => {
  const typefaces = await readTypefaces()
  const svg = (title: string) => cardSvg(typefaces, 'Retrilha', '<svg />', { title })
  expect(svg('Cobre')).not.toMatch(/<text|font-family/)
  const drawn = (title: string) => svg(title).match(/<path/g)?.length
  expect(drawn('palavra '.repeat(90).trim())).toBe(drawn('quase quinze caracteres '.repeat(5)))
})
