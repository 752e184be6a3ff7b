import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { peerContent } from './peer-content'

const photo = { alt: 'Placa', base: '/fotos/a.1', widths: [190, 340], width: 1280, height: 960 }
const LISTS = {
  company: {
    name: 'N',
    legalName: 'N Ltda.',
    cnpj: '0',
    description: 'D',
    email: 'a@b.example',
    phone: '+55',
    more: 'of which peers show nothing',
  },
  'shell-page': { navigation: [{ label: 'Início', href: '/' }] },
  'home-page': {
    hero: { title: 'T', text: 'X', lotsButton: 'L', scrapButton: 'S', photo },
    ticker: { title: 'P' },
    services: { title: 'S', text: 'X' },
    bought: { title: 'B', text: 'X' },
    boughtItems: [{ title: 'M', text: 'X', photo }],
  },
  materials: [{ name: 'Cobre', pricePerKg: 1040, variation: -2.5 }],
  services: [{ title: 'S', summary: 'R', priceLabel: 'A partir de', price: 'R$ 1/kg' }],
  certifications: [{ name: 'ISO', description: 'D' }],
  posts: Array.from({ length: 4 }, (_, index) => ({
    slug: `p${index}`,
    title: 'T',
    excerpt: 'E',
    date: '2026-01-02',
    image: photo,
  })),
}

function folders(change: Readonly<Record<string, unknown>> = {}): [content: string, dist: string] {
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-peers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, value] of Object.entries({ ...LISTS, ...change }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  mkdirSync(join(folder, 'fotos'))
  writeFileSync(join(folder, 'fotos/a.1-340.webp'), '')
  return [folder, folder]
}

test('the peers show what the site shows, with the pictures that the build wrote', () => {
  const content = peerContent(...folders())
  const shown = {
    alt: 'Placa',
    src: '/fotos/a.1-340.webp',
    avif: '/fotos/a.1-190.avif 190w, /fotos/a.1-340.avif 340w',
    width: 1280,
    height: 960,
  }
  expect(content.company).toEqual({
    name: 'N',
    legalName: 'N Ltda.',
    cnpj: '0',
    description: 'D',
    email: 'a@b.example',
    phone: '+55',
  })
  expect(content.hero).toMatchObject({ title: 'T', photo: shown })
  expect(content.materials.list).toEqual([
    { name: 'Cobre', price: 'R$ 1.040,00/kg', variation: '-2,5%' },
  ])
  expect(content.services.list).toEqual([{ title: 'S', text: 'R', price: 'A partir de R$ 1/kg' }])
  expect(content.bought.list).toEqual([{ title: 'M', text: 'X', photo: shown }])
  expect(content.posts.map(({ href }) => href)).toEqual(['/blog/p0', '/blog/p1', '/blog/p2'])
})

test('content of another shape is refused with the file that has it', () => {
  expect(() => peerContent(...folders({ certifications: [{ title: 'ISO' }] }))).toThrow(
    /certifications\.json mudou de forma/,
  )
})
