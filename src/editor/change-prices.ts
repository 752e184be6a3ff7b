import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { decodeText } from '../content/check/decode-text'
import { readDocument, type ReadDocument } from '../content/check/read-document'
import { signedPercent } from '../content/compare/format-values'
import { reais } from '../content/prices/figures'
import { atMoment } from '../content/time/in-time'
import { percentBetween, priceJump, pricesIn } from '../content/prices/prices'
import { ruleErrors } from '../content/rules/by-type'
import { inFile } from '../content/check/diagnostic'
import { partsOf } from '../content/rules/rule'
import { siteOf } from '../content/rules/site'
import { todayInSaoPaulo } from '../content/time/today'
import { withPrice } from '../content/yaml/draft'
import { patchDocument, readDocumentDraft } from '../content/yaml/patch-document'
import { findFiles } from '../pipeline/check/find-files'
import { readText } from '../pipeline/check/read-text'
import { PATHS } from '../pipeline/paths'
import { CliError } from '../pipeline/run-cli'
import { byteOrderMarkOf } from './format-content'
import {
  exportedPrices,
  nameOf,
  priceOf,
  readPrices,
  tableText,
  type TablePrice,
} from './price-table'

export const USE = `Como usar:
  npm run content:prices -- --export precos.csv   escreve todos os preços em uma tabela que o Excel abre
  npm run content:prices -- precos.csv            mostra o que muda em relação à tabela, pergunta e grava
  npm run content:prices -- precos.csv --yes      grava sem perguntar`

/** A file with its new price, in the file's own line ends. */
interface Changed {
  line: string
  file: string
  text: string
}

/**
 * The change that a line of the table makes, by the rule of /admin's prices of the day: a material
 * gets today's price above the others, a lot a new value, and a jump that the check refuses stops.
 * @returns undefined where the price stays; a sentence where the line is refused
 */
function changeOf(
  { file, price }: TablePrice,
  documents: readonly ReadDocument[],
  dir: string,
  today: string,
): Changed | string | undefined {
  const document = documents.find((one) => one.file === file)
  const before = document && priceOf(document)
  if (!document || before === undefined)
    return `não há material nem lote em content/${file} com um preço que se possa ler`
  if (price === before) return undefined
  const { type, slug, data } = document
  const isLot = type === 'Lot'
  const last = isLot
    ? before
    : (pricesIn(partsOf('Material', data)).find(({ day }) => day < today)?.pricePerKg ?? before)
  const jump = priceJump(last, price)
  const { text } = readText(`${dir}/${file}`)
  const written = isLot && Number.isInteger(price) ? String(price) : price.toFixed(2)
  const draft = readDocumentDraft(type, text)
  if (!draft) return `content/${file} não pode ser lido — npm run content:check diz por quê`
  const fields = withPrice(draft.fields, { written, day: isLot ? undefined : today })
  const fresh = patchDocument(type, readText(`${dir}/${file}`).written, { ...draft, fields })
  const after = readDocument({ type, slug, file }, decodeText(new TextEncoder().encode(fresh)))
  const all = documents.map((one) => (one === document ? after : one))
  const [error] = [...after.errors, ...ruleErrors(after, { all, today }, siteOf(all))]
  if (error) return `«${nameOf(document)}»: ${error.message} — ${inFile(error.fix)}`
  const percent = signedPercent(percentBetween(before, price))
  const asks = jump ? ' — confira: mudou muito de uma vez' : ''
  const line = `${nameOf(document)}: ${reais(before)} → ${reais(price)}, ${percent} (content/${file})${asks}`
  return { file, text: fresh, line }
}

/**
 * `content:prices`: shows what a table changes, asks, and writes all of it or nothing.
 * @param isAccepted asks the person at the terminal
 * @throws CliError with all that is wrong
 */
export async function changePrices(
  args: string[],
  isAccepted: (question: string) => Promise<boolean>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: PATHS.content },
      export: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const [table, ...more] = positionals
  if (table === undefined || more.length > 0) throw new CliError(USE)
  const today = todayInSaoPaulo()
  const documents = findFiles(values.dir).documents.map((found) =>
    atMoment(readDocument(found, readText(`${values.dir}/${found.file}`)), today),
  )
  if (values.export) {
    if (existsSync(table)) throw new CliError(`${table} já existe — escolha outro nome`)
    writeFileSync(table, exportedPrices(documents))
    return console.log(`Preços escritos em ${table}.`)
  }
  if (!existsSync(table)) throw new CliError(`${table} não existe — confira o nome da tabela`)
  const { prices, errors } = readPrices(tableText(readFileSync(table)))
  const changes: Changed[] = []
  for (const [index, one] of prices.entries()) {
    const twin = prices.slice(0, index).find(({ file }) => file === one.file)
    const change = twin
      ? `content/${one.file} já está na linha ${twin.line} — deixe uma só`
      : changeOf(one, documents, values.dir, today)
    if (typeof change === 'string') errors.push({ line: one.line, sentence: change })
    else if (change) changes.push(change)
  }
  if (errors.length > 0) {
    const lines = errors.map(({ line, sentence }) => `${table}:${line}: ${sentence}`)
    throw new CliError([...lines, 'Nada foi gravado.'].join('\n'))
  }
  if (changes.length === 0) return console.log('Os preços da tabela já são os do site: nada muda.')
  const count = `${changes.length} ${changes.length === 1 ? 'preço' : 'preços'}`
  console.log(changes.map(({ line }) => line).join('\n'))
  if (!values.yes && !(await isAccepted(`Gravar ${count}? [s/N] `)))
    throw new CliError('Nada foi gravado.')
  for (const { file, text } of changes) {
    const path = `${values.dir}/${file}`
    writeFileSync(path, byteOrderMarkOf(path) + text)
  }
  console.log(`${count}: gravado. Confira com npm run content:check e npm run content:diff.`)
}
