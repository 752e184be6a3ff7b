import type { Reason } from '../rules/reason'
import { GRADES } from '../vocabulary'
import type { ColumnPlan } from './columns'
import type { CsvCell } from './csv'
import { FORMULA_START } from './csv'
import type { ItemListColumn, ItemListRow } from './item-list'

const MAX_CELL = 80
const MAX_UNITS = 1_000_000

/** An error of a cell, by its row (0 is the headings) and column in the file. */
type CellDiagnostic = Reason & { row: number; index: number; offset: number }

const RETYPE = 'formate a coluna como texto e escreva de novo'
const A_DAY = { says: 'é um dia: a planilha trocou o que estava escrito', fix: RETYPE }
/** Cells that a spreadsheet has changed, and data that buyers must not see. */
const SPOILED: readonly { pattern: RegExp; says: string; fix: string }[] = [
  {
    pattern: /^#(?:#|N\/[DA]|REF|VALOR|VALUE|DIV\/0|NOME|NAME|NULO|NULL|N[ÚU]M)/i,
    says: 'é um erro da planilha',
    fix: 'corrija a fórmula, ou escreva o valor no lugar dela',
  },
  {
    pattern: /<\/?(?:a|b|br|div|em|font|i|img|p|script|span|strong|td|tr|u)(?=[\s/>])[^>]*>/i,
    says: 'tem marcas de HTML',
    fix: 'apague as marcas e deixe só o texto',
  },
  {
    pattern: /^\d{1,2}[/-](?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:[/-]\d{2,4})?$/i,
    ...A_DAY,
  },
  {
    pattern: /^\d+(?:[.,]\d+)?E\+\d+$/i,
    says: 'é um número que a planilha encurtou',
    fix: RETYPE,
  },
  {
    pattern:
      /(?:\bs\/n|\bserial|n[º°o.]{0,2}\s*(?:de\s+)?s[ée]rie|service ?tag|patrim[ôo]nio)[\s:#nº°.]*(?=[A-Z-]*\d)[A-Z0-9-]{5,}/i,
    says: 'tem o número de uma máquina',
    fix: 'apague-o; números de série, IMEI e patrimônio vão com a nota fiscal',
  },
]

/** Reads a cell's text as the page shows it, or returns why it is refused. */
function readCell(written: string, { label, kind }: ItemListColumn): { text: string } | Reason {
  const text = written.trim().replace(/[^\S\r\n]+/g, ' ')
  if (text === '')
    return {
      message: 'a célula está vazia',
      fix: kind === 'text' ? 'escreva o valor, ou «não tem»' : 'escreva o valor',
    }
  if (/[\r\n]/.test(text))
    return { message: 'a célula tem quebra de linha', fix: 'deixe o texto em uma linha só' }
  if (/\p{C}/u.test(text))
    return {
      message: 'a célula tem um caractere invisível',
      fix: 'apague o texto e escreva-o de novo',
    }
  if (FORMULA_START.test(text))
    return {
      message: `«${text.slice(0, 40)}» começa como uma fórmula`,
      fix: 'comece a célula com uma letra ou um número, não com = + - ou @',
    }
  if (text.length > MAX_CELL)
    return {
      message: `a célula tem ${text.length} letras; o máximo é ${MAX_CELL}`,
      fix: `corte ${text.length - MAX_CELL}`,
    }
  const spoiled = SPOILED.find(({ pattern }) => pattern.test(text))
  if (spoiled) return { message: `«${text.slice(0, 40)}» ${spoiled.says}`, fix: spoiled.fix }
  // A spreadsheet counts days from 1900: 36,526 is the first of 2000, and no processor.
  if (label === 'Processador' && /^[34]\d{4}$/.test(text))
    return { message: `«${text}» ${A_DAY.says}`, fix: A_DAY.fix }
  if (kind === 'units') return readUnits(text)
  if (kind === 'functional' || kind === 'cosmetic') {
    const grade = GRADES.find((one) => one === text.toUpperCase())
    return grade
      ? { text: grade }
      : { message: `«${text.slice(0, 40)}» não é uma nota`, fix: 'escreva A, B, C ou D' }
  }
  if (/(?:^|\D)\d{15}(?:\D|$)/.test(text))
    return {
      message: 'há um número de 15 algarismos, como um IMEI',
      fix: 'apague-o; números de série e IMEI vão com a nota fiscal',
    }
  return { text }
}

function readUnits(text: string): { text: string } | Reason {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= MAX_UNITS) return { text }
  if (/^[1-9]\d*$/.test(text))
    return {
      message: `${text} passa do máximo, ${MAX_UNITS.toLocaleString('pt-BR')}`,
      fix: 'confira a quantidade',
    }
  // Excel turns a formatted number into «3,0» or «1.200».
  const meant = /^\d{1,3}(?:\.\d{3})+(?:,0+)?$|^\d+,0+$/.test(text)
    ? String(Number(text.replace(/,0+$/, '').replaceAll('.', '')))
    : undefined
  return {
    message: `«${text.slice(0, 40)}» não é uma quantidade`,
    fix:
      meant && meant !== '0'
        ? `escreva ${meant}`
        : 'escreva um número inteiro maior que zero, como 3',
  }
}

/** A cell without text, as spreadsheets write cells that were once used. */
export const isBlank = ({ text }: CsvCell): boolean => text.trim() === ''

/**
 * Reads the rows below the headings; rows without any text are skipped, because Excel writes them
 * for cells once used.
 */
export function readRows(
  lines: readonly (readonly CsvCell[])[],
  plan: ColumnPlan,
): { rows: ItemListRow[]; errors: CellDiagnostic[] } {
  const rows: ItemListRow[] = []
  const errors: CellDiagnostic[] = []
  const width = plan.labels.length
  lines.forEach((cells, below) => {
    const row = below + 1
    const first = cells[0]
    if (!first || cells.every(isBlank)) return
    const blame = (index: number, reason: Reason) =>
      void errors.push({ ...reason, row, index, offset: (cells[index] ?? first).offset })
    const extra = cells.findIndex((cell, index) => index >= width && !isBlank(cell))
    if (extra >= 0 || cells.length < width) {
      return blame(Math.max(extra, 0), {
        message:
          `a linha tem ${extra >= 0 ? cells.length : `só ${cells.length}`} ` +
          `${cells.length === 1 ? 'célula' : 'células'}; os títulos são ${width}`,
        fix: 'confira se há separador a mais ou a menos; texto com separador vai entre aspas',
      })
    }
    if (cells.some(({ text }) => /^(?:sub)?total\b/i.test(text.trim())))
      return blame(0, {
        message: 'a linha de total não entra na relação',
        fix: 'apague-a; a página soma sozinha',
      })
    const line = rows.length + 1
    const number = plan.lineIndex === undefined ? '' : (cells[plan.lineIndex]?.text.trim() ?? '')
    if (plan.lineIndex !== undefined && number !== String(line)) {
      blame(plan.lineIndex, {
        message: `a linha é a ${line}ª, mas o número é «${number.slice(0, 20)}»`,
        fix: 'numere 1, 2, 3 …, ou apague a coluna Linha; a página numera sozinha',
      })
    }
    const texts = plan.shown.map(({ column, index }) => {
      const read = readCell(cells[index]?.text ?? '', column)
      if ('text' in read) return read.text
      blame(index, read)
      return ''
    })
    const units = plan.shown.findIndex(({ column }) => column.kind === 'units')
    rows.push({ line, cells: texts, units: Number(texts[units] ?? 0) })
  })
  return { rows, errors }
}
