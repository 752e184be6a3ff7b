import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDocument, type ReadDocument } from '../../content/check/read-document'
import { atMoment } from '../../content/in-time'
import { todayInSaoPaulo } from '../../content/today'
import { findFiles } from '../../pipeline/check/find-files'
import { projectName, readText } from '../../pipeline/check/read-text'
import { PATHS } from '../../pipeline/paths'
import { CliError } from '../../pipeline/run-cli'
import { brazilianDay } from '../../content/rules/dates'
import { reais } from '../../content/figures'
import { signedPercent } from '../../content/compare/format-values'
import { JUMP_PERCENT, percentBetween, REFUSED_JUMP_PERCENT } from '../../content/prices'
import type { Question } from '../ask'
import { byteOrderMarkOf } from '../format-content'
import { patchedFiles } from './apply-prices'
import { exportedPrices } from './export-prices'
import { planPrices, type PriceChange } from './plan-prices'
import { tableText, type TableError } from './read-table'
import { tablePrices } from './table-prices'

const USE = `Como usar:
  npm run content:prices -- tabela.csv             mostra o que muda nos preços, pergunta e grava
  npm run content:prices -- tabela.csv --yes       grava sem perguntar
  npm run content:prices -- tabela.csv --accept-jumps   aceita preços que mudam mais de ${REFUSED_JUMP_PERCENT}%
  npm run content:prices -- --export precos.csv    escreve todos os preços em uma tabela que o Excel abre
A tabela tem uma coluna com o material ou o lote, uma com o preço e, se quiser, uma com o dia.`

/**
 * `content:prices`: shows what a table changes, asks, and writes it.
 * @param question resolves with the typed text
 * @throws CliError with all that is wrong; then nothing is written
 */
export async function changePrices(args: readonly string[], question: Question): Promise<void> {
  const { values, table } = askedFor(args)
  const today = todayInSaoPaulo()
  const documents = findFiles(values.dir).documents.map((found) =>
    atMoment(readDocument(found, readText(`${values.dir}/${found.file}`)), today),
  )
  if (values.export) return writeExport(table, documents)
  if (!existsSync(table)) throw new CliError(`${table} não existe — confira o nome da tabela`)
  const read = tablePrices(tableText(readFileSync(table)))
  const { changes, errors } = planPrices(documents, read.prices, {
    today,
    acceptJumps: values['accept-jumps'],
  })
  const textOf = (file: string) => readText(`${values.dir}/${file}`).written
  const patched = patchedFiles(changes, textOf, documents, today)
  const all = [...read.errors, ...errors, ...patched.errors]
  if (all.length > 0)
    throw new CliError([...errorLines(table, all), 'Nada foi gravado.'].join('\n'))
  if (changes.length === 0) return console.log('Os preços da tabela já são os do site: nada muda.')
  const nameOf = projectName(values.dir)
  console.log(changes.map((change) => changeLine(change, nameOf(change.document.file))).join('\n'))
  if (!values.yes) {
    const answer = await question(`Gravar ${count(changes.length)}? [s/N] `)
    if (!/^s(?:im)?$/i.test(answer.trim())) throw new CliError('Nada foi gravado.')
  }
  const other = patched.files.find(({ file, before }) => textOf(file) !== before)
  if (other)
    throw new CliError(
      `${nameOf(other.file)} mudou enquanto a pergunta esperava. Nada foi gravado; rode de novo.`,
    )
  for (const { file, written } of patched.files)
    writeFileSync(`${values.dir}/${file}`, byteOrderMarkOf(`${values.dir}/${file}`) + written)
  console.log(
    `${count(changes.length)} gravad${changes.length === 1 ? 'o' : 'os'}. Confira com ` +
      'npm run content:check e npm run content:diff.',
  )
}

/** Reads the options and the one table. @throws CliError with the usage when they are invalid */
function askedFor(args: readonly string[]) {
  try {
    const {
      values,
      positionals: [table, ...more],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        dir: { type: 'string', default: PATHS.content },
        export: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'accept-jumps': { type: 'boolean', default: false },
      },
    })
    if (table !== undefined && more.length === 0) return { values, table }
  } catch {
    /* An unknown option gets the usage below, like a second table. */
  }
  throw new CliError(USE)
}

function writeExport(file: string, documents: readonly ReadDocument[]): void {
  if (existsSync(file))
    throw new CliError(`${file} já existe — escolha outro nome, para não perder o que está nele`)
  writeFileSync(file, exportedPrices(documents))
  console.log(`Preços escritos em ${file}.`)
}

const errorLines = (table: string, errors: readonly TableError[]): string[] =>
  errors
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, sentence }) => `${table}:${line}: ${sentence}`)

function changeLine({ name, before, after, day, jump }: PriceChange, file: string): string {
  return (
    `${name}: ${reais(before)} → ${reais(after)}, ` +
    `${signedPercent(percentBetween(before, after))}${jump ? `, mais de ${JUMP_PERCENT}% de uma vez: confira` : ''}` +
    `${day === undefined ? '' : `, desde ${brazilianDay(day)}`} (${file})`
  )
}

const count = (changes: number): string => `${changes} ${changes === 1 ? 'preço' : 'preços'}`
