import { articles } from '../cases/articles'
import { bytes } from '../cases/bytes'
import { choices } from '../cases/choices'
import { fields } from '../cases/fields'
import { files as fileCases } from '../cases/files'
import { formats as formatCases } from '../cases/formats'
import { links } from '../cases/links'
import { lots } from '../cases/lots'
import { itemLists } from '../cases/item-lists'
import { numbers as numberCases } from '../cases/numbers'
import { photos } from '../cases/photos'
import { prices } from '../cases/prices'
import { redirects } from '../cases/redirects'
import { together } from '../cases/together'
import { yaml } from '../cases/yaml'
import { CATALOGUE } from './all'
import { judged } from './judged'

/** The editors' page of messages; the test of the catalogue compares it, and `measure-catalogue.ts --write` writes it. */
export const MESSAGES_PAGE = 'content/MENSAGENS.md'

const SECTIONS: readonly (readonly [
  title: string,
  kinds: readonly (keyof typeof CATALOGUE)[],
  cases: readonly { lines: string[] }[],
])[] = [
  ['Números', ['numbers'], numberCases],
  ['Datas, horas, telefones e registros', ['formats'], formatCases],
  ['Textos, listas e nomes de campos', ['texts'], [...fields, ...choices, ...yaml]],
  ['Texto dos artigos', ['bodies'], articles],
  ['Lotes, relações de itens e preços', [], [...lots, ...itemLists, ...prices]],
  ['Arquivos e fotos', ['files'], [...fileCases, ...bytes, ...photos]],
  ['Links, o que se repete, rascunhos e avisos', ['rules'], [...links, ...redirects, ...together]],
]

const LINE = /^[^:\n]+:\d+:\d+ ([^:]+): ([^]*?) — ([^]*)$/
/** Two messages that differ in what they quote and count are one. */
const shapeOf = (message: string): string =>
  message.replace(/«[^»]*»|"[^"]*"|\d+/g, '…').replace(/\/[\w./#?=-]+/g, '/…')
const cell = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('\\', '\\\\')
    .replace(/[|<>*_`[\]]/g, (sign) => `\\${sign}`)

/** Every message of the check once, by kind, as the check itself words it for what the catalogue writes. */
export async function messagesPage(): Promise<string> {
  const known = new Set<string>()
  const parts: string[] = []
  for (const [title, kinds, cases] of SECTIONS) {
    const lines = cases.flatMap((one) => one.lines)
    for (const kind of kinds)
      for (const one of CATALOGUE[kind]) lines.push(...(await judged(one)).lines)
    const rows = lines.flatMap((line) => {
      const [, field = '', message = '', fix = ''] = LINE.exec(line) ?? []
      const shape = shapeOf(message)
      if (message === '' || known.has(shape)) return []
      known.add(shape)
      return [`| ${cell(field)} | ${cell(message)} | ${cell(fix)} |`]
    })
    parts.push(
      `## ${title}\n\n| Campo, no exemplo | O que a conferência diz | Como corrigir |\n|---|---|---|\n${rows.join('\n')}`,
    )
  }
  return `# Mensagens da conferência\n\nEsta página é escrita pelo código, com as respostas da própria conferência; não a edite. Procure aqui um pedaço da mensagem que você recebeu. Entre «» está o que foi escrito no exemplo. Um aviso traz a palavra «aviso» e não impede de publicar.\n\n${parts.join('\n\n')}\n`
}
