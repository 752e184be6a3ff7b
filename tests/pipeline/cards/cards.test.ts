import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { DocumentOf } from '../../../src/content/document-types'
import { Cards } from '../../../src/pipeline/cards/cards'
import { cardSvg, readTypefaces } from '../../../src/pipeline/cards/card-svg'
import { lotCard, Pictures } from '../../../src/pipeline/compile/pictures'
import { photoUrlPath } from '../../../src/pipeline/photos/photo-names'
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

it('a card is a JPEG of 1200 by 630, and one that no page shows any more goes', async () => {
  const out = mkdtempSync(join(tmpdir(), 'retrilha-cartoes-'))
  const write = async (title: string, price: string) => {
    const cards = new Cards('Retrilha')
    const address = cards.of('cobre', { title, band: { price, unit: 'por kg', lines: ['Hoje'] } })
    await cards.write(out, out, join(out, 'cache'))
    return address
  }
  const first = await write('Cobre', 'R$ 40,00')
  const { format, width, height } = await sharp(join(out, first)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  const second = await write('Cobre', 'R$ 41,50')
  expect(readdirSync(join(out, 'fotos/-cartoes')).map((name) => `/fotos/-cartoes/${name}`)).toEqual(
    [second],
  )
})

it('a photo in a folder named like the cards is none of them and stays', async () => {
  const out = mkdtempSync(join(tmpdir(), 'retrilha-cartoes-'))
  const photo = join(out, 'fotos', photoUrlPath('Cartões/a.jpg'))
  mkdirSync(dirname(photo), { recursive: true })
  writeFileSync(photo, '')
  await new Cards('Retrilha').write(out, out, join(out, 'cache'))
  expect(readdirSync(dirname(photo))).toEqual(['a'])
})

it('a card is drawn without any font of the machine, and a title that is too long ends at a word', async () => {
  const typefaces = await readTypefaces()
  const svg = (title: string) => cardSvg(typefaces, 'Retrilha', '<svg />', { title })
  expect(svg('Cobre')).not.toMatch(/<text|font-family/)
  const drawn = (title: string) => svg(title).match(/<path/g)?.length
  expect(drawn('palavra '.repeat(90).trim())).toBe(drawn('quase quinze caracteres '.repeat(5)))
})

it('a card with another mark is another picture, at an address of its own', () => {
  const [of, withAnother] = [new Cards('Retrilha'), new Cards('Retrilha', '<svg></svg>')].map(
    (cards) => cards.of('cobre', { title: 'Cobre' }),
  )
  expect(of).not.toBe(withAnother)
})
