import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, parse, parseDocument, stringify, type Document } from 'yaml'
import { todayInSaoPaulo } from '../../src/content/time/today'

/** A change that an editor may make on any day. Each is valid, so the check must accept it. */
export interface OrdinaryEdit {
  name: string
  apply: () => void
}

type Keys = readonly (string | number)[]

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/
const TODAY = todayInSaoPaulo()

/**
 * Fields that get another value, or are removed (undefined). A folder as path means its first
 * published document. Keys that end in «+» add an item to a list.
 */
const CHANGED: readonly [path: string, keys: Keys, value: unknown][] = [
  ['services', ['price'], 'R$ 3,75/kg'],
  ['services', ['description'], 'Agora também aos sábados, com hora marcada e recibo na saída.'],
  ['company.yaml', ['openingHours', 0, 'opens'], '09:30'],
  ['company.yaml', ['openingHours', 0, 'closes'], '12:45'],
  ['company.yaml', ['closedOn'], ['2027-01-25', '2027-09-07']],
  ['company.yaml', ['socialLinks', 0, 'url'], 'https://www.instagram.com/exemplo'],
  ['company.yaml', ['claims', 'home', 0, 'figure'], '600+'],
  ['company.yaml', ['phone'], '+551144445555'],
  ['company.yaml', ['email'], 'vendas@exemplo.example'],
  ['company.yaml', ['address', 'street'], 'Avenida da Sucata, 1.234'],
  ['company.yaml', ['name'], 'Trilha & Filhos'],
  ['company.yaml', ['privacyOfficer', 'name'], 'Olívia d’Ávila'],
  ['pages/layout.yaml', ['footer', 'copyright'], '© 2026 {empresa}. Feito em São Paulo.'],
  ['pages/layout.yaml', ['navigation', 0, 'label'], 'Começo'],
  ['pages/lots.yaml', ['closing', 'label'], 'Perguntas sobre um lote'],
  ['pages/home.yaml', ['boughtItems', 0, 'action'], '/contato'],
  ['pages/home.yaml', ['pickupAction'], '/contato'],
  ['pages/contact.yaml', ['subjects', '+'], { value: 'imprensa', label: 'Imprensa' }],
  ['pages/about.yaml', ['teamMembers', '+'], { name: 'Zuleica Ximenes', role: 'Motorista' }],
  [
    'pages/about.yaml',
    ['timelineItems', '+'],
    { year: 2027, title: 'Um galpão maior', text: 'Mudamos para a rua de trás.' },
  ],
  ['posts', ['title'], 'Outro título, com «aspas» & tudo'],
  ['pages/lot.yaml', ['delivery', 'hours', 'note'], undefined],
  ['pages/lot.yaml', ['delivery', 'deadline', 'note'], undefined],
  ['pages/lot.yaml', ['delivery', 'cost', 'note'], undefined],
  ['pages/lot.yaml', ['delivery', 'payer', 'note'], undefined],
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
      'lots',
      'lote-novo-de-hoje',
      {
        title: 'Lote novo: 12 impressoras “de mesa”',
        order: 9001,
        rating: 4,
        draft: false,
        // A code names one lot; further photos need a first, and reuse needs units.
        photo: undefined,
        morePhotos: undefined,
        units: undefined,
        code: undefined,
        reuseDevice: undefined,
      },
    ],
    [
      'certifications',
      'certificado-novo-de-hoje',
      {
        name: 'R2v3',
        number: 'R2-0001',
        validUntil: '2028-06-30',
        url: 'https://certificados.example/r2',
        order: 9001,
        draft: false,
      },
    ],
    ['integrations', 'rascunho-de-hoje', { title: 'Rascunho de hoje', order: 9001, draft: true }],
    ['integrations', 'publicada-hoje', { title: 'Publicada hoje', order: 9002, draft: false }],
  ]

/**
 * Returns the edits of a busy day in a content folder: prices, hours, links, texts, documents
 * added, deleted, hidden and shown. They work with any documents: no lot, material or article is
 * named here, and an edit without a document to change does nothing.
 */
export function ordinaryEdits(contentDir: string): OrdinaryEdit[] {
  const at = (path: string) => join(contentDir, path)
  const textOf = (path: string) => readFileSync(at(path), 'utf8')

  /** Changes a YAML document, or the front matter of an article, and keeps all else of the file. */
  function change(path: string, edit: (document: Document) => void): void {
    const text = textOf(path)
    const front = path.endsWith('.mdx') ? FRONT.exec(text) : undefined
    const document = parseDocument(front?.[1] ?? text)
    edit(document)
    const yaml = document.toString({ lineWidth: 0 })
    writeFileSync(at(path), front ? `---\n${yaml}---\n${text.slice(front[0].length)}` : yaml)
  }
  const dataOf = (path: string): Record<string, unknown> =>
    parse(FRONT.exec(textOf(path))?.[1] ?? textOf(path))
  /** Paths of the published documents of a folder, by name. */
  const published = (folder: string) =>
    readdirSync(at(folder))
      .filter((name) => /\.(?:yaml|mdx)$/.test(name))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((path) => dataOf(path).draft !== true)
  /** The document of a path, or the first one of a folder. */
  const named = (path: string) => (path.includes('.') ? path : published(path)[0])
  /** Does nothing when there is no such file. */
  function on(path: string | undefined, act: (path: string) => void): void {
    if (path !== undefined) act(path)
  }
  const edit = (path: string | undefined, act: (document: Document) => void) =>
    on(path, (file) => change(file, act))

  function set(document: Document, keys: Keys, value: unknown): void {
    if (value === undefined) document.deleteIn(keys)
    else if (keys.at(-1) === '+') document.addIn(keys.slice(0, -1), document.createNode(value))
    // A list that is empty has no first item to change.
    else if (document.hasIn(keys.slice(0, -1))) document.setIn(keys, value)
  }
  function add(from: string, name: string, fields: Readonly<Record<string, unknown>>): void {
    const to = `${from.slice(0, from.indexOf('/'))}/${name}${from.slice(from.lastIndexOf('.'))}`
    copyFileSync(at(from), at(to))
    change(to, (document) => {
      for (const [key, value] of Object.entries(fields)) set(document, [key], value)
    })
  }
  /** Puts a price of today on top, `times` the newest of other days; replaces one of today. */
  function addPrice(document: Document, times: number): void {
    const prices = document.get('pricePerKg')
    if (!isMap(prices)) return
    if (prices.items.length > 1) prices.delete(TODAY)
    const newest = Number(prices.items.map(({ value }) => value)[0])
    const price = Math.round(newest * times * 100) / 100
    prices.delete(TODAY)
    prices.items.unshift(document.createPair(TODAY, price))
  }
  /** Returns the last article that no document links to: its removal leaves no dead link. */
  const unlinked = () => {
    const texts = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|mdx)$/.test(name))
      .map(textOf)
      .join('\n')
    return published('posts').findLast(
      (path) => !texts.includes(`/blog/${path.slice('posts/'.length, -'.mdx'.length)}`),
    )
  }
  /** Returns whether a value is a heading of a section: a label, a title and a text only. */
  const isSection = (value: unknown): value is object =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((part) => ['label', 'title', 'text'].includes(part)) &&
    'label' in value

  const special: Readonly<Record<string, () => void>> = {
    'a material pays more from today on': () =>
      edit(named('materials'), (document) => addPrice(document, 1.04)),
    'a price falls, and its material waits': () =>
      edit(published('materials').at(-1), (document) => {
        addPrice(document, 0.6)
        document.set('status', 'Em pausa')
      }),
    'a lot becomes cheaper, to the cent': () =>
      edit(named('lots'), (document) => document.set('price', Number(document.get('price')) - 0.5)),
    'a lot is sold and its file deleted': () =>
      on(published('lots').at(-1), (path) => {
        rmSync(at(path))
        rmSync(at(path.replace('.yaml', '.csv')), { force: true })
      }),
    'another photo, with its words': () =>
      on(
        readdirSync(at('photos'), { recursive: true, encoding: 'utf8' })
          .map((name) => name.replaceAll('\\', '/'))
          .find((name) => /\.(?:jpe?g|png|webp)$/.test(name)),
        (src) =>
          change('pages/home.yaml', (document) =>
            document.setIn(['hero', 'photo'], {
              src,
              alt: 'Outra foto, escolhida hoje pelo editor do site',
            }),
          ),
      ),
    'an article goes': () => on(unlinked(), (path) => rmSync(at(path))),
    'an article becomes a draft': () => edit(unlinked(), (document) => document.set('draft', true)),
    'an article is written': () =>
      on(named('posts'), (path) => {
        const { image, author } = dataOf(path)
        const front = stringify({
          title: 'Um artigo novo: R$ 3 por quilo',
          excerpt: 'Escrito hoje.',
          category: 'Economia Circular',
          date: '2027-02-03',
          author,
          image,
          tags: ['novidade'],
        })
        writeFileSync(
          at('posts/artigo-novo-de-hoje.mdx'),
          `---\n${front}---\n\nTexto do artigo novo, com um [link](/contato).\n\n## Seção nova\n\nFim.\n`,
        )
      }),
    'every section without a sentence gets one': () => {
      for (const path of readdirSync(at('pages')).map((name) => `pages/${name}`))
        for (const [key, value] of Object.entries(dataOf(path)))
          if (isSection(value) && !('text' in value))
            change(path, (document) =>
              document.setIn([key, 'text'], `Uma frase a mais em ${path}, ${key}.`),
            )
    },
    'all reasons to sell here go': () => {
      for (const path of published('differentials')) rmSync(at(path))
    },
    'all steps go, and no certificate is published any more': () => {
      for (const path of published('process-steps')) rmSync(at(path))
      for (const path of published('certifications'))
        edit(path, (document) => document.set('draft', true))
    },
  }
  return [
    ...Object.entries(special).map(([name, apply]) => ({ name, apply })),
    ...CHANGED.map(([path, keys, value]) => ({
      name: `${path}: ${keys.join('.')}`,
      apply: () => edit(named(path), (document) => set(document, keys, value)),
    })),
    ...ADDED.map(([folder, slug, fields]) => ({
      name: `${folder}/${slug}`,
      apply: () => on(named(folder), (file) => add(file, slug, fields)),
    })),
  ]
}
