import type {
  AddressDiff,
  ContentDiff,
  DocumentDiff,
  PictureDiff,
  PictureSize,
  Warning,
  Revision,
} from '../content-diff'
import { count, firstFew } from '../../content/compare/format-values'
import { REFUSED_HEADING } from '../../content/version'
import { sectionsOf, type Section } from '../sections'
import { code, inline } from './escape'
import { documentTable, isPriceOnly, priceTable } from './tables'
import { merged } from './word-marks'

/** A stretch of the report, and the files of the documents that it is about. */
export interface ReportPart {
  kind: 'head' | 'errors' | 'warnings' | 'changes'
  markdown: string
  files: readonly string[]
}

/**
 * The difference as Markdown in Portuguese: what to check first, then what changed. Every text of
 * an editor is inert in it.
 */
export const markdownReport = (diff: ContentDiff): string =>
  `${reportParts(diff)
    .map(({ markdown }) => markdown)
    .join('\n\n')}\n`

export const isEmptyDiff = ({ documents, pictures, otherFiles, errors }: ContentDiff): boolean =>
  documents.length + pictures.length + otherFiles.length + errors.length === 0

/** The report in parts, for callers that insert content between them. */
export function reportParts(diff: ContentDiff): ReportPart[] {
  const { base, head, errors, warnings, documents, pictures, addresses, otherFiles } = diff
  const { coming = [] } = diff
  const title = [
    '# Revisão do conteúdo',
    `${revision(base)} → ${revision(head)}`,
    isEmptyDiff(diff) ? 'Nada mudou no conteúdo.' : summary(diff),
  ]
  const formatted = documents.filter(({ formattingOnly }) => formattingOnly)
  const parts: ReportPart[] = [
    part('head', title),
    part('errors', errorBlock(errors)),
    part('warnings', warningBlock(warnings)),
    ...sectionsOf(documents.filter((document) => !formatted.includes(document))).flatMap(section),
    part('changes', list('Endereços', addresses.map(addressLine))),
    part('changes', list('Fotos', pictures.map(pictureLine))),
    part(
      'changes',
      list(
        'Só formatação',
        formatted.map(({ file }) => `${code(file)}: só formatação, nada muda para ninguém`),
      ),
      formatted,
    ),
    part('changes', list('Outros arquivos', otherFiles.map(code))),
    part('changes', list('Muda sozinho', coming.map(inline))),
  ]
  return parts.filter(({ markdown }) => markdown !== '')
}

const part = (
  kind: ReportPart['kind'],
  blocks: readonly string[],
  documents: readonly DocumentDiff[] = [],
): ReportPart => ({
  kind,
  markdown: blocks.join('\n\n'),
  files: documents.map(({ file }) => file),
})

const revision = ({ name, commit }: Revision): string =>
  commit
    ? `${inline(name)}${commit.startsWith(name) ? '' : ` (${commit.slice(0, 7)})`}`
    : `**${inline(name)}**`

const plural = (amount: number, one: string, many: string): string =>
  `${count(amount)} ${amount === 1 ? one : many}`

function summary(diff: ContentDiff): string {
  const { documents, pictures, prices, warnings, errors, addresses } = diff
  const having = (test: (document: DocumentDiff) => boolean, one: string, many: string) => {
    const amount = documents.filter(test).length
    return amount > 0 ? [plural(amount, one, many)] : []
  }
  const dead = addresses.filter(({ change }) => change === 'dies').length
  return [
    `**${plural(documents.length, 'documento muda', 'documentos mudam')}**`,
    ...having(({ change }) => change === 'new', 'novo', 'novos'),
    ...having(({ change }) => change === 'gone', 'apagado', 'apagados'),
    ...having(({ change }) => change === 'renamed', 'renomeado', 'renomeados'),
    ...having(({ formattingOnly }) => formattingOnly, 'só de formatação', 'só de formatação'),
    ...(prices ? [`**${inline(prices)}**`] : []),
    ...(pictures.length > 0 ? [plural(pictures.length, 'foto', 'fotos')] : []),
    ...(dead > 0 ? [plural(dead, 'endereço deixa de existir', 'endereços deixam de existir')] : []),
    warnings.length === 0
      ? 'nenhum ponto para conferir'
      : `**${plural(warnings.length, 'ponto para conferir', 'pontos para conferir')}**`,
    errors.length === 0
      ? 'nenhum erro: pode ser publicado'
      : `**${plural(errors.length, 'erro', 'erros')}: não pode ser publicado**`,
  ].join(' · ')
}

function errorBlock(errors: ContentDiff['errors']): string[] {
  if (errors.length === 0) return []
  return [
    REFUSED_HEADING,
    errors
      .map(
        ({ file, line, column, field, message, fix }) =>
          `- ${code(`${file}:${line}:${column}`)} ${code(field)}: ${inline(message)} — ${inline(fix)}`,
      )
      .join('\n'),
  ]
}

function warningBlock(warnings: readonly Warning[]): string[] {
  if (warnings.length === 0) return []
  return [
    '## ⚠️ Confira antes de aprovar',
    warnings
      .map(({ kind, level, sentence, why, file, line }) => {
        const loud =
          level === 'alarm'
            ? `🚨 **${kind === 'contact' ? 'CONTATO' : kind === 'payment' ? 'PAGAMENTO' : 'ATENÇÃO'}** `
            : ''
        return `- ${loud}**${inline(sentence)}**. ${inline(why)} ${code(line === undefined ? file : `${file}:${line}`)}`
      })
      .join('\n'),
  ]
}

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, lines.map((line) => `- ${line}`).join('\n')]

function section({ title, documents }: Section): ReportPart[] {
  const prices = documents.filter(isPriceOnly)
  const oneLine = documents.filter((document) => !prices.includes(document) && isOneLine(document))
  const whole = documents.filter(
    (document) => !prices.includes(document) && !oneLine.includes(document),
  )
  return [
    part('changes', [`## ${title}`]),
    ...(prices.length > 0 ? [part('changes', [priceTable(prices).join('\n')], prices)] : []),
    ...whole.map((document) => part('changes', documentBlock(document), [document])),
    ...(oneLine.length > 0
      ? [
          part(
            'changes',
            [oneLine.map((document) => `- ${headLine(document)}`).join('\n')],
            oneLine,
          ),
        ]
      : []),
  ]
}

/** A document that is deleted, only renamed or only becomes visible or a draft needs no table. */
const isOneLine = ({ change, fields, blocks, notes, visibility }: DocumentDiff): boolean =>
  change === 'gone' ||
  (fields.length + blocks.length + notes.length === 0 &&
    (change === 'renamed' || visibility === 'published' || visibility === 'hidden'))

const CHANGES = { new: 'Novo', gone: 'Apagado', renamed: 'Renomeado', changed: 'Alterado' }
const VISIBILITY = {
  visible: '',
  draft: 'rascunho: o visitante não vê',
  published: '**publicado**: era rascunho',
  hidden: '**vira rascunho**: sai do site',
}

function headLine({ change, name, file, renamedFrom, visibility, fields }: DocumentDiff): string {
  const price =
    change === 'gone'
      ? fields.find(({ field }) => field === 'price' || field === 'pricePerKg')?.before
      : undefined
  const parts = [
    renamedFrom ? `${code(renamedFrom)} → ${code(file)}` : code(file),
    VISIBILITY[visibility],
    price ? inline(price) : '',
  ].filter(Boolean)
  return `**${CHANGES[change]}: ${inline(name)}** ${parts.join(' · ')}`
}

function documentBlock(document: DocumentDiff): string[] {
  const { blocks, change, notes } = document
  const table = documentTable(document)
  const texts = blocks
    .map(
      ({ under, words }) =>
        `> ${under === undefined ? '' : `**${inline(under)}**: `}${merged(words)}`,
    )
    .join('\n>\n')
  const letters = blocks.reduce(
    (sum, { words }) => sum + words.reduce((length, { text }) => length + text.length, 0),
    0,
  )
  return [
    `### ${headLine(document).replaceAll('**', '')}`,
    ...notes.map((note) => `_${inline(note)}_`),
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...(texts === ''
      ? []
      : change === 'new'
        ? [
            `<details><summary>Texto inteiro, ${plural(letters, 'letra', 'letras')}</summary>`,
            texts,
            '</details>',
          ]
        : [texts]),
  ]
}

function addressLine({ address, change, movedTo, redirect }: AddressDiff): string {
  if (change === 'appears') return `novo: ${code(address)}`
  return [
    `deixa de existir: ${code(address)}`,
    ...(movedTo ? [`agora ${code(movedTo)}`] : []),
    redirect === undefined ? '**sem redirecionamento**' : `leva a ${code(redirect)}`,
  ].join(', ')
}

const size = ({ bytes, pixels }: PictureSize): string =>
  `${pixels ? `${pixels.width} × ${pixels.height} px` : 'não é uma imagem'}, ` +
  `${count(Math.max(1, Math.round(bytes / 1000)))} KB`

function pictureLine({ file, renamedFrom, change, before, after, usedIn }: PictureDiff): string {
  const sizes =
    before && after && change === 'changed'
      ? `${size(before)} → ${size(after)}`
      : (after ?? before)
        ? size(after ?? before ?? { bytes: 0 })
        : ''
  const uses =
    change === 'gone' || usedIn.length === 0 ? '' : `, em ${firstFew(usedIn.map(code), 3)}`
  return (
    `${{ new: 'nova', gone: 'apagada', renamed: 'renomeada', changed: 'trocada' }[change]}: ` +
    `${renamedFrom ? `${code(renamedFrom)} → ` : ''}${code(file)}, ${sizes}${uses}`
  )
}
