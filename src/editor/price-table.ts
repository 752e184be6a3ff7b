import { plainNumber } from '../content/yaml/yaml-errors'
import type { ReadDocument } from '../content/check/read-document'
import { HOW_TO_SAVE } from '../content/table/read-item-list'
import { pricesIn } from '../content/prices/prices'
import { parseCsv, writeCsv } from '../content/table/csv'
import { commonFields, documentsOf } from '../content/rules/rule'

/** A price as a line of the table has it. */
export interface TablePrice {
  line: number
  /** Below the content folder: materials/cobre.yaml */
  file: string
  /** Reais, in whole cents. */
  price: number
}

/** Why a line of the table cannot be used. */
interface TableError {
  line: number
  sentence: string
}

const HEADINGS = ['Arquivo', 'Nome', 'Preço']
const AS_EXPORTED = `a tabela é a que npm run content:prices -- --export escreve: ${HEADINGS.join(';')}`

export function nameOf(document: ReadDocument): string {
  const { name, title } = commonFields(document)
  return name ?? title ?? document.slug
}

/** The price that a material or lot shows, in reais; undefined for any other document. */
export const priceOf = (document: ReadDocument): number | undefined =>
  documentsOf([document], 'Lot')[0]?.data.price ??
  documentsOf([document], 'Material').flatMap(({ data }) => pricesIn(data))[0]?.pricePerKg

/**
 * The prices of all materials and lots as a CSV that Excel in Brazil opens with a double click: a
 * byte order mark, semicolons, decimal commas.
 */
export function exportedPrices(documents: readonly ReadDocument[]): string {
  const rows = documents.flatMap((document) => {
    const price = priceOf(document)
    if (price === undefined) return []
    const file = document.file.replace(/\.yaml$/, '')
    return [[file, nameOf(document), price.toFixed(2).replace('.', ',')]]
  })
  return writeCsv([HEADINGS, ...rows])
}

/** Decodes a spreadsheet's file: UTF-8, else Excel's encoding in Brazil. */
export function tableText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads the table that exportedPrices writes, as a spreadsheet saves it: with `;` or `,`. */
export function readPrices(text: string): { prices: TablePrice[]; errors: TableError[] } {
  const refused = (sentence: string) => ({ prices: [], errors: [{ line: 1, sentence }] })
  // The first bytes of a ZIP, as an .xlsx is, and of an old .xls.
  if (/^(?:PK\u0003\u0004|ÐÏ)/.test(text))
    return refused(`é uma planilha do Excel, e não um CSV — ${HOW_TO_SAVE}`)
  const { rows } = parseCsv(text.replace(/^\ufeff/, ''), /^.*;/.test(text) ? ';' : ',')
  const [head = [], ...body] = rows.map((cells) => cells.map((cell) => cell.text.trim()))
  const file = head.findIndex((cell) => /^arquivo$/i.test(cell))
  // In whatever encoding a spreadsheet has saved the ç.
  const price = head.findIndex((cell) => /^pre.{1,2}o$/i.test(cell))
  if (file < 0 || price < 0) return refused(`falta a coluna Arquivo ou Preço — ${AS_EXPORTED}`)
  const read = body.map((cells, index): TablePrice | TableError | undefined => {
    const line = index + 2
    if (cells.every((cell) => cell === '')) return undefined
    const [name = '', typed = ''] = [cells[file], cells[price]]
    const plain = plainNumber(typed)
    if (cells.length > head.length)
      return {
        line,
        sentence: `tem ${cells.length} colunas, e a primeira linha ${head.length} — ${AS_EXPORTED}`,
      }
    if (name === '') return { line, sentence: `falta o arquivo — ${AS_EXPORTED}` }
    if (plain === undefined || !/^\d+(?:\.\d{1,2})?$/.test(plain) || Number(plain) <= 0)
      return { line, sentence: `«${typed}» não é um preço — escreva como 41,50` }
    return { line, file: `${name.replace(/\.yaml$/, '')}.yaml`, price: Number(plain) }
  })
  return {
    prices: read.filter((one) => one !== undefined && 'price' in one),
    errors: read.filter((one) => one !== undefined && 'sentence' in one),
  }
}
