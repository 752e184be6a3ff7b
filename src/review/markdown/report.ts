import type { FieldDiff, SeenDiff } from '../../content/compare/fields'
import { count, cutValue, firstFew } from '../../content/compare/format-values'
import { inFile } from '../../content/check/diagnostic'
import { isFormattingOnly } from '../compare'
import type { Address, ChangedDocument, Review, Warning, Warnings } from '../review'
import { code, inert, inline, lines, markup, type Markup } from './escape'
import { merged, newSide, oldSide } from './word-marks'

/** Lines of one section; a reviewer who gets so many must read the documents below. */
const MOST = 40

/** The sections of warnings: what can cost somebody money comes first. */
const SECTIONS: readonly [keyof Warnings, string][] = [
  ['protected', '🔒 Documentos protegidos'],
  ['contacts', '☎️ Contatos, sites e chaves novos'],
  ['payments', '💰 Frases que falam de pagar'],
  ['prices', '📈 Preços'],
  ['rest', '👀 Confira também'],
]

/**
 * The review as Markdown in Portuguese: what to check first, then what changed. Every text of an
 * editor is inert in it.
 */
export function markdownReport(review: Review): string {
  const { outside, errors, warnings, documents, addresses, photos, otherFiles, coming } = review
  const formatted = documents.filter(isFormattingOnly)
  const points = SECTIONS.reduce((sum, [key]) => sum + warnings[key].length, 0)
  const isEmpty = documents.length + photos.length + otherFiles.length + errors.length === 0
  const blocks = [
    ['# Revisão do conteúdo'],
    outsideBlock(outside),
    [`${inline(review.base)} → **${inline(review.head)}**`],
    [isEmpty ? 'Nada mudou no conteúdo.' : summary(review, points)],
    section(
      '⛔ Não pode ser publicado',
      errors.map(
        ({ file, line, column, field, message, fix }) =>
          `${code(`${file}:${line}:${column}`)} ${code(field)}: ${inline(message)} — ${inline(inFile(fix))}`,
      ),
    ),
    ...SECTIONS.map(([key, title]) =>
      section(
        key === 'prices' && review.prices ? `${title}: ${inline(review.prices)}` : title,
        warnings[key].map(warningLine),
      ),
    ),
    documentBlocks(documents.filter((document) => !formatted.includes(document))),
    section('Endereços', addresses.map(addressLine)),
    section(
      'Fotos',
      photos.map(({ file, change }) => `${CHANGES[change].toLowerCase()}: ${code(file)}`),
    ),
    section(
      'Só formatação: nada muda para ninguém',
      formatted.map(({ file }) => code(file)),
    ),
    section('Outros arquivos', otherFiles.map(code)),
    section('Muda sozinho', coming.map(inline)),
  ]
  return `${blocks.flat().join('\n\n')}\n`
}

/** Cuts a report that a host would refuse, at the end of a line. */
export function cutReport(report: string, longest: number): string {
  if (report.length <= longest) return report
  const end = '\n\n**O relatório continua no resumo da execução: aqui não cabe mais.**\n'
  const room = report.slice(0, longest - end.length)
  return room.slice(0, room.lastIndexOf('\n')) + end
}

const plural = (amount: number, one: string, many: string): string =>
  `${count(amount)} ${amount === 1 ? one : many}`

const section = (title: string, entries: readonly string[]): string[] => {
  if (entries.length === 0) return []
  const hidden = entries.length - MOST
  const more = hidden > 0 ? [`e mais ${count(hidden)}: veja os documentos abaixo`] : []
  return [
    `## ${title}`,
    [...entries.slice(0, MOST), ...more].map((entry) => `- ${entry}`).join('\n'),
  ]
}

/** A request that changes code is named as such before anything else. */
const outsideBlock = (outside: readonly string[]): string[] =>
  outside.length === 0
    ? []
    : [
        `## ⛔ Muda ${plural(outside.length, 'arquivo', 'arquivos')} fora de content/: leia o código`,
        firstFew(outside.map(code), 20),
      ]

const summary = (review: Review, points: number): string =>
  [
    `**${plural(review.documents.length, 'documento muda', 'documentos mudam')}**`,
    ...(review.photos.length > 0 ? [plural(review.photos.length, 'foto', 'fotos')] : []),
    points > 0
      ? `**${plural(points, 'ponto para conferir', 'pontos para conferir')}**`
      : 'Nenhum ponto para conferir',
    review.errors.length === 0
      ? 'nenhum erro: pode ser publicado'
      : `**${plural(review.errors.length, 'erro', 'erros')}: não pode ser publicado**`,
  ].join(' · ')

function warningLine({ file, line, name, says, words }: Warning): string {
  const place = code(line === undefined ? file : `${file}:${line}`)
  const sides = words
    ? `: ${oldSide(words).markdown || '—'} → ${newSide(words).markdown || '—'}`
    : ''
  return `**${inline(name)}** ${inline(cutValue(says))}${sides} ${place}`
}

const CHANGES = { new: 'Novo', gone: 'Apagado', renamed: 'Renomeado', changed: 'Alterado' }
const VISIBILITY = {
  visible: '',
  draft: 'rascunho: o visitante não vê',
  published: '**publicado**: era rascunho',
  hidden: '**vira rascunho**: sai do site',
}

/** The documents; those in which the same changes to the same are one entry with a count. */
function documentBlocks(documents: readonly ChangedDocument[]): string[] {
  const alike = new Map<string, ChangedDocument[]>()
  for (const document of documents) {
    const { file, change, visibility, fields, blocks, seen } = document
    const same = fields.map(({ title, before, after }) => [title, before, after])
    const key = change === 'changed' ? JSON.stringify([visibility, same, blocks, seen]) : file
    alike.set(key, [...(alike.get(key) ?? []), document])
  }
  const [groups, single] = [
    [...alike.values()].filter(({ length }) => length > 1),
    [...alike.values()].filter(({ length }) => length === 1).flat(),
  ]
  if (documents.length === 0) return []
  return [
    '## Documentos',
    ...groups.map((group) => {
      const [first] = group
      const changes = (first?.fields ?? []).map(
        ({ title, before, after }) => markup`${title}: ${before ?? '—'} → ${after ?? '—'}`.markdown,
      )
      const visibility = first ? VISIBILITY[first.visibility] : ''
      const what = [...changes, ...(visibility ? [visibility] : [])].join('; ') || 'o mesmo texto'
      const names = firstFew(
        group.map(({ name }) => inline(name)),
        20,
      )
      return `- **${plural(group.length, 'documento', 'documentos')}** ${what} (${names})`
    }),
    ...single.flatMap(documentBlock),
  ]
}

function documentBlock({ blocks, ...document }: ChangedDocument): string[] {
  const { change, name, file, renamedFrom, visibility } = document
  const place = renamedFrom === undefined ? code(file) : `${code(renamedFrom)} → ${code(file)}`
  const head = [`### ${CHANGES[change]}: ${inline(name)} ${place}`, VISIBILITY[visibility]]
  if (change === 'gone') return [head[0] ?? '']
  const table = documentTable(document)
  const texts = blocks.map(
    ({ under, words }) =>
      `> ${under === undefined ? '' : `**${inline(under)}**: `}${merged(words)}`,
  )
  return [
    ...head.filter(Boolean),
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...(texts.length > 0 ? [texts.slice(0, 300).join('\n>\n')] : []),
    ...(texts.length > 300 ? [`e mais ${count(texts.length - 300)} no arquivo`] : []),
  ]
}

const row = (...cells: (string | Markup)[]): string =>
  `| ${cells.map((cell) => inert(cell) || ' ').join(' | ')} |`
const value = (text: string | null): string => (text === null ? '—' : cutValue(text))

/** A row for each field, then those for what the pages compute; a new document has no «before». */
function documentTable({ fields, seen, change }: Omit<ChangedDocument, 'blocks'>): string[] {
  if (fields.length + seen.length === 0) return []
  if (change === 'new') {
    // The items of a list stand in one cell.
    const items = new Map<string, FieldDiff[]>()
    for (const field of fields) {
      const title = field.title.replace(/ \d+$/, '')
      items.set(title, [...(items.get(title) ?? []), field])
    }
    return [
      row('Campo', 'Valor'),
      '|---|---|',
      ...Array.from(items, ([title, all]) =>
        row(title, lines(all.map(({ after }) => value(after)))),
      ),
      ...seen.map(({ title, after }) => row(markup`_${title}_`, value(after))),
    ]
  }
  return [
    row('Campo', 'Antes', 'Depois', 'Diferença'),
    '|---|---|---|--:|',
    ...fields.map((field) => fieldRow(field, field.words)),
    ...seen.map(({ title, ...sides }) =>
      fieldRow({ ...sides, title: markup`_${title}_` }, undefined),
    ),
  ]
}

const fieldRow = (
  { title, before, after, difference }: Omit<SeenDiff, 'title'> & { title: string | Markup },
  words: FieldDiff['words'],
): string =>
  words
    ? row(title, oldSide(words), newSide(words), difference ?? '')
    : row(title, value(before), value(after), difference ?? '')

function addressLine({ address, change, movedTo, redirect }: Address): string {
  if (change === 'appears') return `novo: ${code(address)}`
  const moved = movedTo ? `, agora ${code(movedTo)}` : ''
  const led = redirect === undefined ? '**sem redirecionamento**' : `leva a ${code(redirect)}`
  return `deixa de existir: ${code(address)}${moved}, ${led}`
}
