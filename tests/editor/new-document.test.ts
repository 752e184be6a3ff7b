import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalText } from '../../src/content/canonical'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../src/content/document-types'
import { ask } from '../../src/editor/ask'
import { createDocument } from '../../src/editor/create-document'
import { fieldsOf, newDocumentText, suggestions, wantedOf } from '../../src/editor/new-document'
import { runCommand } from '../support/run-command'

const collections = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).kind === 'collection')

describe('a new document', () => {
  it('takes the optional fields that are named, and asks for none of them', () => {
    const names = fieldsOf('Lot').map(({ name }) => name)
    expect(names).toContain('statusOn')
    expect(wantedOf('Lot').map(({ name }) => name)).not.toContain('statusOn')
    const text = newDocumentText('Lot', new Map([['statusOn', ['2026-11-20']]]), {
      body: '',
      today: '2026-11-20',
      draft: false,
    })
    expect(text).toMatch(/^statusOn: "2026-11-20"$/m)
    expect(text).not.toMatch(/^originalPrice:/m)
  })

  it.each(collections)(
    'of the type %s is asked for all that it needs, and comes out in canonical form with a sentence above each field',
    (type) => {
      const wanted = wantedOf(type)
      expect(wanted.length).toBeGreaterThan(1)
      const answers = new Map(
        wanted.map(({ name, field, many }) => [
          name,
          field.kind === 'choice'
            ? [field.options[0] ?? '']
            : field.kind === 'number' || field.kind === 'byDay'
              ? ['7.50']
              : many
                ? ['um', 'dois: #3']
                : ['um texto: com dois-pontos'],
        ]),
      )
      const text = newDocumentText(type, answers, {
        body: 'Texto.',
        today: '2026-11-20',
        draft: true,
      })
      expect(canonicalText(type, text)).toBe(text)
      for (const { name, field } of wanted)
        if (!name.includes('.'))
          expect(text).toContain(`# ${field.title}. ${field.description}\n${name}:`)
      expect(text).toContain('draft: true')
    },
  )

  it.each([
    ['Sim', 'true'],
    ['não', 'false'],
    ['talvez', 'talvez'],
  ])('takes «%s» for a field of yes or no as %s', (said, written) => {
    const answers = new Map([['illustrative', [said]]])
    const text = newDocumentText('Lot', answers, { body: '', today: '2026-11-20', draft: false })
    expect(text).toContain(`\nillustrative: ${written}\n`)
  })

  it.each(['no', 'Yes', '“Entre aspas”'])(
    'has the title «%s» in quotes, as /admin writes it',
    (title) => {
      const answers = new Map([['title', [title]]])
      const text = newDocumentText('Lot', answers, {
        body: '',
        today: '2026-11-20',
        draft: false,
      })
      expect(text).toContain(`\ntitle: "${title}"\n`)
    },
  )

  it('is placed after the last one, and dated today', () => {
    const lot = (order: number) => ({
      type: 'Lot' as const,
      slug: 'a',
      file: 'lots/a.yaml',
      text: '',
      data: { order },
      draft: false,
      unfinished: [],
    })
    expect(suggestions('Lot', [lot(10), lot(64)], '2026-11-20').get('order')).toEqual(['70'])
    expect(suggestions('Lot', [], '2026-11-20').get('order')).toEqual(['10'])
    expect(suggestions('Post', [], '2026-11-20').get('date')).toEqual(['2026-11-20'])
  })
})

describe('a question', () => {
  const field = (name: string, type: 'Lot' | 'Post' = 'Lot') => {
    const found = wantedOf(type).find((one) => one.name === name)
    if (!found) throw new Error(name)
    return found
  }
  const answered = async (name: string, lines: string[], suggested?: string[]) => {
    const said: string[] = []
    const answer = await ask(
      field(name),
      suggested,
      () => Promise.resolve(lines.shift() ?? 'fim'),
      (line) => said.push(line),
    )
    return { answer, said: said.slice(1) }
  }

  it('is asked again until there is an answer', async () => {
    expect(await answered('title', ['', '  ', ' Um lote '])).toEqual({
      answer: ['Um lote'],
      said: ['Este campo é obrigatório.', 'Este campo é obrigatório.'],
    })
  })

  it('takes what is suggested for an empty answer', async () => {
    expect((await answered('order', [''], ['70'])).answer).toEqual(['70'])
    expect((await answered('order', ['5'], ['70'])).answer).toEqual(['5'])
  })

  it('of a choice names the choices, and of a list ends with an empty line', async () => {
    expect(await answered('category', ['tablet', 'notebook'])).toEqual({
      answer: ['notebook'],
      said: [expect.stringContaining('desktop, notebook')],
    })
    expect((await answered('specs', ['8 GB', 'SSD', ''])).answer).toEqual(['8 GB', 'SSD'])
  })
})

describe('content:new', () => {
  const content = join(mkdtempSync(join(tmpdir(), 'novo-')), 'content')
  cpSync('tests/fixtures/content', content, { recursive: true })
  const create = (...args: string[]) => createDocument([...args, `--dir=${content}`])
  const STEP = [
    'certificação',
    'name=Licença do município',
    'description=O que ela comprova: o funcionamento.',
  ]
  const FILE = 'certifications/licenca-do-municipio.yaml'

  it('writes a document that the check accepts, and never over one', async () => {
    const { stdout } = runCommand('src/editor/new-cli.ts', [...STEP, `--dir=${content}`])
    expect(stdout).toContain(`Criado content/${FILE}`)
    const text = readFileSync(join(content, FILE), 'utf8')
    expect(text).toContain('description: "O que ela comprova: o funcionamento."')
    await expect(create(...STEP)).rejects.toThrow('já existe e ficou como está')
    expect(readFileSync(join(content, FILE), 'utf8')).toBe(text)
  })

  it('writes an article as a draft, and no other document', async () => {
    await create(
      'artigo',
      'title=Sem texto ainda',
      'excerpt=O texto vem depois.',
      'category=Economia Circular',
      'author=Tomás Kowalczyk-Wolfeschlegelsteinhausen',
      'image.src=artigo.jpg',
      'image.alt=Uma placa verde',
      'tags=placas',
    )
    const textOf = (file: string) => readFileSync(join(content, file), 'utf8')
    expect(textOf('posts/sem-texto-ainda.mdx')).toMatch(/^draft: true$/m)
    await create('certificação', 'name=Selo', 'description=O que ele comprova.')
    expect(textOf('certifications/selo.yaml')).not.toMatch(/^draft:/m)
  })

  it.each([
    [[], 'falta o tipo do documento — escreva um destes: lote, material'],
    [['lotte'], '«lotte» não é um tipo de documento'],
    [['certificação'], 'name=…  Nome do certificado'],
    [[...STEP, 'nome=x'], '«nome» não é um campo'],
    [
      ['certificação', 'name=Licença', 'do', 'município'],
      '«do» sobra — um valor com espaços pede aspas: campo="um valor"',
    ],
    [[...STEP, 'name=Outra'], '«name» tem dois valores — deixe um só'],
    [
      ['certificação', 'arquivo=outra', 'name=Outra', 'description=Texto', 'order=1,5'],
      /outra\.yaml:\d+:\d+ order: .*1,5/,
    ],
    [
      ['certificação', 'arquivo=../fora', 'name=Outra', 'description=Texto'],
      'não serve de nome de arquivo',
    ],
  ])('with %j writes nothing, and says why', async (args, sentence) => {
    const before = readdirSync(content, { recursive: true })
    await expect(create(...args)).rejects.toThrow(sentence)
    expect(readdirSync(content, { recursive: true })).toEqual(before)
  })
})
