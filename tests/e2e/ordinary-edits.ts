import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, parse, parseDocument, stringify, type Document } from 'yaml'
import { todayInSaoPaulo } from '../../src/content/today'

/** A change such as an editor makes any day: every one is legal, so none may turn a test red. */
export interface OrdinaryEdit {
  name: string
  apply: () => void
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/
const list = (value: unknown): unknown[] => (isSeq(value) ? value.items : [])

/**
 * An editor's busy day in a content folder: prices, hours, links, texts, documents added, deleted, hidden and shown.
 * They take the documents as they find them, whatever an editor has made of them: no name of a lot, material or article
 * is written here, and where a collection has become empty nothing is left to edit in it.
 */
export function ordinaryEdits(contentDir: string): OrdinaryEdit[] {
  const at = (path: string) => join(contentDir, path)

  /** Changes a YAML document, or the front matter of an article, and keeps all else of the file. */
  function change(path: string, edit: (document: Document) => void): void {
    const text = readFileSync(at(path), 'utf8')
    const front = path.endsWith('.mdx') ? FRONT.exec(text) : undefined
    const document = parseDocument(front?.[1] ?? text)
    edit(document)
    const yaml = document.toString({ lineWidth: 0 })
    writeFileSync(at(path), front ? `---\n${yaml}---\n${text.slice(front[0].length)}` : yaml)
  }
  const set = (path: string, keys: (string | number)[], value: unknown) =>
    change(path, (document) => document.setIn(keys, value))
  const valueAt = (path: string, ...keys: (string | number)[]): unknown =>
    parseDocument(readFileSync(at(path), 'utf8')).getIn(keys)
  const isDraft = (path: string) => {
    const text = readFileSync(at(path), 'utf8')
    const data: { draft?: boolean } = parse(FRONT.exec(text)?.[1] ?? text)
    return data.draft === true
  }
  /** Paths of the published documents of a folder, by name. */
  const published = (folder: string) =>
    readdirSync(at(folder))
      .filter((name) => /\.(?:yaml|mdx)$/.test(name))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((path) => !isDraft(path))
  const first = (folder: string, edit: (path: string) => void) => {
    const [path] = published(folder)
    if (path) edit(path)
  }
  const last = (folder: string, edit: (path: string) => void) => {
    const path = published(folder).at(-1)
    if (path) edit(path)
  }
  const copy = (from: string, name: string) => {
    const to = `${from.slice(0, from.indexOf('/'))}/${name}${from.slice(from.lastIndexOf('.'))}`
    copyFileSync(at(from), at(to))
    return to
  }
  /** A line on top of a material's prices; that of today is written over. */
  const addPrice = (path: string, price: number) =>
    change(path, (document) => {
      const prices = document.get('pricePerKg')
      if (!isMap(prices)) return
      prices.delete(todayInSaoPaulo())
      prices.items.unshift(document.createPair(todayInSaoPaulo(), price))
    })
  /** Articles that no other document links to: only they can go without leaving a dead link. */
  const unlinked = () => {
    const all = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:yaml|mdx)$/.test(name),
    )
    const texts = all.map((name) => readFileSync(at(name), 'utf8')).join('\n')
    return published('posts').filter(
      (path) => !texts.includes(`/blog/${path.slice('posts/'.length, -'.mdx'.length)}`),
    )
  }

  const edits: [string, () => void][] = [
    [
      'a service costs something else',
      () => first('services', (path) => set(path, ['price'], 'R$ 3,75/kg')),
    ],
    [
      'a service is described in other words',
      () =>
        last('services', (path) =>
          set(
            path,
            ['description'],
            'Agora também aos sábados, com hora marcada e recibo na saída.',
          ),
        ),
    ],
    [
      'the last day of the week closes earlier',
      () => {
        const periods = list(valueAt('company.yaml', 'openingHours'))
        set('company.yaml', ['openingHours', periods.length - 1, 'opens'], '09:30')
        set('company.yaml', ['openingHours', periods.length - 1, 'closes'], '12:45')
      },
    ],
    ['a holiday more', () => set('company.yaml', ['closedOn'], ['2027-01-25', '2027-09-07'])],
    [
      'the first network gets an address',
      () => {
        if (list(valueAt('company.yaml', 'socialLinks')).length > 0)
          set('company.yaml', ['socialLinks', 0, 'url'], 'https://www.instagram.com/exemplo')
      },
    ],
    [
      'a year goes by in the footer',
      () =>
        set('pages/shell.yaml', ['footer', 'copyright'], '© 2026 {empresa}. Feito em São Paulo.'),
    ],
    [
      'more companies served',
      () => {
        for (const page of ['home', 'about'])
          set('company.yaml', ['claims', page, 0, 'figure'], '600+')
      },
    ],
    [
      'another telephone, e-mail and street',
      () => {
        set('company.yaml', ['phone'], '+551144445555')
        set('company.yaml', ['email'], 'vendas@exemplo.example')
        set('company.yaml', ['address', 'street'], 'Avenida da Sucata, 1.234')
      },
    ],
    ['the company is called otherwise', () => set('company.yaml', ['name'], 'Trilha & Filhos')],
    [
      'another data protection officer',
      () => set('company.yaml', ['privacyOfficer', 'name'], 'Olívia d’Ávila'),
    ],
    [
      'a material pays more from today on',
      () => first('materials', (path) => addPrice(path, 41.5)),
    ],
    [
      'a price falls, and its material waits',
      () =>
        last('materials', (path) => {
          addPrice(path, 0.05)
          set(path, ['status'], 'Em pausa')
        }),
    ],
    [
      'a material is bought for the first time',
      () =>
        last('materials', (path) => {
          const added = copy(path, 'material-novo-de-hoje')
          for (const [key, value] of [
            ['name', 'Zinco de calha'],
            ['pricePerKg', { [todayInSaoPaulo()]: 9.25 }],
            ['order', 9001],
            ['draft', false],
          ] as const)
            set(added, [key], value)
        }),
    ],
    [
      'a lot becomes cheaper, to the cent',
      () => first('lots', (path) => set(path, ['price'], Number(valueAt(path, 'price')) - 0.5)),
    ],
    [
      'the small print of pickup and freight goes',
      () => {
        for (const fact of ['hours', 'deadline', 'cost', 'payer'])
          change('pages/lot.yaml', (document) => {
            document.deleteIn(['delivery', fact, 'note'])
          })
      },
    ],
    [
      'a lot is sold and its file deleted',
      () =>
        last('lots', (path) => {
          rmSync(at(path))
          rmSync(at(path.replace('.yaml', '.csv')), { force: true })
        }),
    ],
    [
      'a lot is added',
      () =>
        first('lots', (path) => {
          const added = copy(path, 'lote-novo-de-hoje')
          for (const [key, value] of [
            ['title', 'Lote novo: 12 impressoras “de mesa”'],
            ['order', 9001],
            ['rating', 4],
            ['draft', false],
          ] as const)
            set(added, [key], value)
          // A code names one lot; further photos need a first, and reuse needs units.
          change(added, (document) => {
            for (const key of ['photo', 'morePhotos', 'units', 'code', 'reuseDevice'])
              document.delete(key)
          })
        }),
    ],
    [
      'another photo, with its words',
      () => {
        const photo = readdirSync(at('photos'), { recursive: true, encoding: 'utf8' })
          .map((name) => name.replaceAll('\\', '/'))
          .find((name) => /\.(?:jpe?g|png|webp)$/.test(name))
        if (photo)
          set('pages/home.yaml', ['hero', 'photo'], {
            src: photo,
            alt: 'Outra foto, escolhida hoje pelo editor do site',
          })
      },
    ],
    [
      'an article goes',
      () => {
        const path = unlinked().at(-1)
        if (path) rmSync(at(path))
      },
    ],
    [
      'an article gets another title',
      () => first('posts', (path) => set(path, ['title'], 'Outro título, com «aspas» & tudo')),
    ],
    [
      'an article becomes a draft',
      () => {
        const path = unlinked().at(-1)
        if (path) set(path, ['draft'], true)
      },
    ],
    [
      'an article is written',
      () =>
        first('posts', (path) => {
          const author: unknown = valueAt('pages/blog.yaml', 'authors', 0, 'name')
          const { image }: { image: unknown } = parse(
            FRONT.exec(readFileSync(at(path), 'utf8'))?.[1] ?? '',
          )
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
    ],
    [
      'the menu says it otherwise',
      () => set('pages/shell.yaml', ['navigation', 0, 'label'], 'Começo'),
    ],
    [
      'a notice says it otherwise',
      () => {
        set('pages/shell.yaml', ['toasts', 'draftOpened'], {
          title: '✅ Pronto!',
          text: 'O seu e-mail está aberto: confira e envie.',
        })
        set('pages/shell.yaml', ['toasts', 'inDevelopment', 'title'], 'Ainda não dá')
      },
    ],
    [
      'a chat begins otherwise',
      () =>
        set(
          'messages.yaml',
          ['whatsapp', 'floatingButton'],
          'Bom dia, {empresaNome}! Vi o site e quero vender sucata.',
        ),
    ],
    [
      'a mail is worded otherwise',
      () =>
        set(
          'messages.yaml',
          ['requests', 'lot', 'body'],
          'Bom dia.\n\nQuero este lote: {lote}, por {preco}.\n',
        ),
    ],
    [
      'a subject more',
      () =>
        change('pages/contact.yaml', (document) =>
          document.addIn(
            ['subjects'],
            document.createNode({ value: 'imprensa', label: 'Imprensa' }),
          ),
        ),
    ],
    [
      'a step of the process in other words',
      () =>
        first('process-steps', (path) => {
          set(path, ['title'], 'Conversa')
          set(path, ['description'], 'A gente conversa primeiro.')
        }),
    ],
    [
      'someone joins the team',
      () =>
        change('pages/about.yaml', (document) =>
          document.addIn(
            ['teamMembers'],
            document.createNode({ name: 'Zuleica Ximenes', role: 'Motorista' }),
          ),
        ),
    ],
    [
      'a year more in the timeline',
      () =>
        change('pages/about.yaml', (document) =>
          document.addIn(
            ['timelineItems'],
            document.createNode({
              year: 2027,
              title: 'Um galpão maior',
              text: 'Mudamos para a rua de trás.',
            }),
          ),
        ),
    ],
    [
      'a category is named otherwise',
      () => set('pages/lots.yaml', ['categories', 'desktop'], 'Computadores de mesa'),
    ],
    [
      'every section without a sentence gets one, and one loses it',
      () => {
        for (const name of readdirSync(at('pages'))) {
          change(`pages/${name}`, (document) => {
            const sections: Record<string, unknown> = document.toJS()
            for (const [key, value] of Object.entries(sections)) {
              // An opening, a section, a banner: what has a small label over its title, and is no list.
              const isSection =
                typeof value === 'object' &&
                value !== null &&
                Object.keys(value).every((part) => ['label', 'title', 'text'].includes(part)) &&
                'label' in value
              if (isSection && !('text' in value))
                document.setIn(
                  [key, 'text'],
                  `Uma frase a mais em ${name.replace('.yaml', '')}, ${key}.`,
                )
            }
          })
        }
        change('pages/services.yaml', (document) => document.deleteIn(['integrations', 'text']))
      },
    ],
    [
      'a certificate more, with number, validity and proof',
      () =>
        first('certifications', (path) => {
          const added = copy(path, 'certificado-novo-de-hoje')
          for (const [key, value] of [
            ['name', 'R2v3'],
            ['number', 'R2-0001'],
            ['validUntil', '2028-06-30'],
            ['url', 'https://certificados.example/r2'],
            ['order', 9001],
            ['draft', false],
          ] as const)
            set(added, [key], value)
        }),
    ],
    [
      'a certificate is hidden',
      () => first('certifications', (path) => set(path, ['draft'], true)),
    ],
    [
      'a draft is written, and another one published',
      () =>
        first('integrations', (path) => {
          const hidden = copy(path, 'rascunho-de-hoje')
          for (const [key, value] of [
            ['title', 'Rascunho de hoje'],
            ['order', 9001],
            ['draft', true],
          ] as const)
            set(hidden, [key], value)
          const shown = copy(path, 'publicada-hoje')
          for (const [key, value] of [
            ['title', 'Publicada hoje'],
            ['order', 9002],
            ['draft', false],
          ] as const)
            set(shown, [key], value)
        }),
    ],
    [
      'all reasons to sell here go',
      () => {
        for (const path of published('differentials')) rmSync(at(path))
      },
    ],
    [
      'a question of the contact box less',
      () =>
        change('pages/contact.yaml', (document) => {
          const items = document.getIn(['quickService', 'items'])
          if (isSeq(items)) items.delete(0)
        }),
    ],
    [
      'a card leads somewhere',
      () => {
        set('pages/home.yaml', ['boughtItems', 0, 'action'], '/contato')
        set('pages/home.yaml', ['callToActionButtons', 'pickupAction'], '/contato')
      },
    ],
  ]
  return edits.map(([name, apply]) => ({ name, apply }))
}
