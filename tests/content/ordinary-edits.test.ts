import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isMap, parse, parseDocument, stringify, type Document } from 'yaml'
import { todayInSaoPaulo } from '../../src/content/time/today'
import { checkContent } from '../../src/pipeline/check/check'
import { formatDiagnostic } from '../../src/pipeline/check/report'
import { renderedPages } from '../support/rendered-pages'

type Keys = readonly (string | number)[]

const FRONT = /^---\n([^]*?)\n---\n/
const TODAY = todayInSaoPaulo()

/**
 * Fields that get another value, or are removed (undefined). A folder as path means its first
 * published document. Keys that end in «+» add an item to a list.
 */
const CHANGED: readonly [path: string, keys: Keys, value: unknown][] = [
  ['services', ['description'], 'Agora também aos sábados, com hora marcada e recibo na saída.'],
  ['company.yaml', ['openingHours', 0, 'opens'], '09:30'],
  ['company.yaml', ['closedOn'], ['2027-01-25', '2027-09-07']],
  ['company.yaml', ['socialLinks', 0, 'url'], 'https://www.instagram.com/exemplo'],
  ['company.yaml', ['claims', 'home', 0, 'figure'], '600+'],
  ['company.yaml', ['phone'], '+551144445555'],
  ['company.yaml', ['address', 'street'], 'Avenida da Sucata, 1.234'],
  ['company.yaml', ['privacyOfficer', 'name'], 'Olívia d’Ávila'],
  ['pages/layout.yaml', ['footer', 'copyright'], '© 2026 {empresa}. Feito em São Paulo.'],
  ['pages/home.yaml', ['boughtItems', 0, 'action'], '/contato'],
  ['pages/contact.yaml', ['subjects', '+'], { value: 'imprensa', label: 'Imprensa' }],
  ['pages/about.yaml', ['teamMembers', '+'], { name: 'Zuleica Ximenes', role: 'Motorista' }],
  [
    'pages/about.yaml',
    ['timelineItems', '+'],
    { year: 2027, title: 'Um galpão maior', text: 'Mudamos para a rua de trás.' },
  ],
  ['posts', ['title'], 'Outro título, com «aspas» & tudo'],
  ['pages/lot.yaml', ['delivery', 'cost', 'note'], undefined],
  ['pages/services.yaml', ['integrations', 'text'], undefined],
  ['pages/contact.yaml', ['quickService', 'items', 0], undefined],
]

/** New documents, copied from the first of their folder, with some fields replaced or removed. */
const ADDED: readonly [folder: string, slug: string, fields: Readonly<Record<string, unknown>>][] =
  [
    [
      'materials',
      'material-novo-de-hoje',
      { name: 'Zinco de calha', pricePerKg: { [TODAY]: 9.25 }, order: 9001, draft: false },
    ],
    [
      'certifications',
      'certificado-novo-de-hoje',
      { name: 'R2v3', number: 'R2-0001', validUntil: '2028-06-30', order: 9001, draft: false },
    ],
    ['integrations', 'rascunho-de-hoje', { title: 'Rascunho de hoje', order: 9001, draft: true }],
    ['integrations', 'publicada-hoje', { title: 'Publicada hoje', order: 9002, draft: false }],
  ]

function set(document: Document, keys: Keys, value: unknown): void {
  if (value === undefined) document.deleteIn(keys)
  else if (keys.at(-1) === '+') document.addIn(keys.slice(0, -1), document.createNode(value))
  // A list that is empty has no first item to change.
  else if (document.hasIn(keys.slice(0, -1))) document.setIn(keys, value)
}

/** Puts a price of today on top, `times` the newest of other days; replaces one of today. */
function addPrice(document: Document, times: number): void {
  const prices = document.get('pricePerKg')
  if (!isMap(prices)) return
  if (prices.items.length > 1) prices.delete(TODAY)
  const price = Math.round(Number(prices.items[0]?.value) * times * 100) / 100
  prices.delete(TODAY)
  prices.items.unshift(document.createPair(TODAY, price))
}

/**
 * Makes the edits of a busy day in a content folder: prices, hours, links, texts, documents added,
 * deleted, hidden and shown. They work with any documents: no lot, material or article is named
 * here. Returns how many fields changed.
 */
function busyDay(contentDir: string): number {
  const at = (path: string) => join(contentDir, path)
  const textOf = (path: string) => readFileSync(at(path), 'utf8')
  let edits = 0
  /** Changes a YAML document, or the front matter of an article, and keeps all else of the file. */
  const change = (path: string, edit: (document: Document) => void, to = path) => {
    const text = textOf(path)
    const front = FRONT.exec(text)
    const document = parseDocument(front?.[1] ?? text)
    edit(document)
    const yaml = document.toString({ lineWidth: 0 })
    const fresh = front ? `---\n${yaml}---\n${text.slice(front[0].length)}` : yaml
    if (fresh !== text) edits += 1
    writeFileSync(at(to), fresh)
  }
  const dataOf = (path: string): Record<string, unknown> =>
    parse(FRONT.exec(textOf(path))?.[1] ?? textOf(path))
  /** Paths of the published documents of a folder, by name. */
  const shown = (folder: string) =>
    readdirSync(at(folder))
      .filter((name) => /\.(?:yaml|mdx)$/.test(name))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((path) => dataOf(path).draft !== true)
  const first = (folder: string) => shown(folder)[0] ?? ''
  const last = (folder: string) => shown(folder).at(-1) ?? ''

  change(first('materials'), (document) => addPrice(document, 1.04))
  change(last('materials'), (document) => {
    addPrice(document, 0.6)
    document.set('status', 'Em pausa')
  })
  change(first('lots'), (lot) => lot.set('price', Number(lot.get('price')) - 0.5))
  const sold = last('lots')
  rmSync(at(sold))
  rmSync(at(sold.replace('.yaml', '.csv')), { force: true })
  const [src] = readdirSync(at('photos'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.jpg'),
  )
  const photo = { src, alt: 'Outra foto, escolhida hoje pelo editor do site' }
  change('pages/home.yaml', (document) => document.setIn(['hero', 'photo'], photo))
  for (const [path, keys, value] of CHANGED)
    change(path.includes('.') ? path : first(path), (document) => set(document, keys, value))
  for (const [folder, slug, fields] of ADDED)
    change(
      first(folder),
      (document) => Object.entries(fields).forEach(([key, value]) => set(document, [key], value)),
      `${folder}/${slug}.yaml`,
    )
  const { image, author } = dataOf(first('posts'))
  const front = stringify({
    title: 'Um artigo novo: R$ 3 por quilo',
    excerpt: 'Escrito hoje.',
    category: 'Economia Circular',
    date: '2027-02-03',
    author,
    image,
    tags: ['novidade'],
  })
  const text = 'Texto do artigo novo, com um [link](/contato).\n\n## Seção nova\n\nFim.\n'
  writeFileSync(at('posts/artigo-novo-de-hoje.mdx'), `---\n${front}---\n\n${text}`)
  // A removed article must leave no dead link.
  const all = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|mdx)$/.test(name))
    .map(textOf)
  const unlinked = shown('posts').filter(
    (path) => !all.some((one) => one.includes(`/blog/${path.slice('posts/'.length, -4)}`)),
  )
  for (const path of unlinked.slice(-1)) change(path, (post) => post.set('draft', true))
  for (const path of unlinked.slice(0, -1).slice(-1)) rmSync(at(path))
  for (const path of [...shown('differentials'), ...shown('process-steps')]) rmSync(at(path))
  for (const path of shown('certifications')) change(path, (one) => one.set('draft', true))
  return edits
}

it(
  'an editor’s busy day has far more than twenty edits; the check has nothing to say of it, and every page renders',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edits-'))
    try {
      const contentDir = join(folder, 'content')
      cpSync('content', contentDir, { recursive: true })
      expect(busyDay(contentDir)).toBeGreaterThanOrEqual(20)
      const checked = await checkContent({ contentDir })
      expect(checked.errors.map(formatDiagnostic)).toEqual([])
      const pages = await renderedPages(checked)
      expect(pages.size).toBeGreaterThan(40)
      for (const html of pages.values()) expect(html).toContain('<h1')
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
