import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { todayInSaoPaulo } from '../../src/content/time/today'
import { parseCsv } from '../../src/content/table/csv'
import { changePrices } from '../../src/editor/change-prices'
import { readPrices, tableText } from '../../src/editor/price-table'

const FIXTURES = fileURLToPath(new URL('../fixtures/content', import.meta.url))
const today = todayInSaoPaulo()
let folder: string
let said: string[]
const run = (args: string[], accepts = true) =>
  changePrices([...args, '--dir', `${folder}/content`], () => Promise.resolve(accepts))
const read = (file: string) => readFileSync(`${folder}/content/${file}`, 'utf8')
/** Exports, changes the table, and reads it again. */
async function withTable(edit: (table: string) => string, encoding: 'utf8' | 'latin1' = 'utf8') {
  await run(['--export', `${folder}/precos.csv`])
  const table = edit(readFileSync(`${folder}/precos.csv`, 'utf8'))
  writeFileSync(`${folder}/precos.csv`, encoding === 'latin1' ? table.slice(1) : table, encoding)
  await run([`${folder}/precos.csv`])
}
const priceIn = (table: string, file: string) =>
  new RegExp(`^${file};.*;"?(.*?)"?\\r?$`, 'm').exec(table)?.[1] ?? ''
const setPrice = (table: string, file: string, price: string) =>
  table.replace(new RegExp(`^(${file};.*;).*$`, 'm'), (_, before: string) => `${before}${price}\r`)

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/precos-`)
  cpSync(FIXTURES, `${folder}/content`, { recursive: true })
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})

describe('content:prices', () => {
  it('reads the table that it wrote: nothing changes', async () => {
    await withTable((table) => table)
    expect(said.at(-1)).toBe('Os preços da tabela já são os do site: nada muda.')
  })

  it('puts a material’s price of today above the others, and changes no other line', async () => {
    const before = read('materials/cobre.yaml')
    let price = ''
    await withTable((table) => {
      price = (Number(priceIn(table, 'materials/cobre').replace(',', '.')) + 1).toFixed(2)
      return setPrice(table, 'materials/cobre', price.replace('.', ','))
    })
    const line = `  ${today}: ${price}\n`
    expect(read('materials/cobre.yaml')).toContain(line)
    expect(read('materials/cobre.yaml').replace(line, '')).toBe(before)
    expect(said.at(-2)).toMatch(/^Cobre: R\$\s.* → R\$\s.*, \+\d,\d% \(content\/materials\/cobre/)
  })

  it('reads Windows-1252 with commas, and writes a lot’s price without cents', async () => {
    await withTable((table) => {
      const price = Number(priceIn(table, 'lots/teclados-usados-1').replace(',', '.')) + 1
      const edited = setPrice(table, 'lots/teclados-usados-1', `R$ ${price},00`).slice(1)
      const lines = parseCsv(edited, ';').rows.map((row) =>
        row.map(({ text }) => `"${text.replaceAll('"', '""')}"`).join(','),
      )
      return `\ufeff${lines.join('\r\n')}`
    }, 'latin1')
    expect(said.at(-1)).toBe(
      '1 preço: gravado. Confira com npm run content:check e npm run content:diff.',
    )
  })

  it('refuses the whole table when a price jumps as the check refuses it, or a line is wrong', async () => {
    const before = read('materials/cobre.yaml')
    const wrong = withTable(
      (table) =>
        `${setPrice(setPrice(table, 'materials/cobre', '400000'), 'materials/inox', 'caro')}materials/ouro;Ouro;1,00\r\ncompany;Nós;1,00\r\nmaterials/metal;Metal;1,00\r\n`,
    )
    await expect(wrong).rejects.toThrow(
      /«Cobre» iria de[^]*«caro» não é um preço — escreva como 41,50|«caro»[^]*«Cobre»/,
    )
    await expect(run([`${folder}/precos.csv`])).rejects.toThrow(
      /\d: não há .*ouro\.yaml[^]*\d: não há .*company\.yaml[^]*\d: .*metal\.yaml já está na linha \d+ — [^]*Nada foi gravado\.$/,
    )
    expect(read('materials/cobre.yaml')).toBe(before)
  })

  it('writes nothing without a yes, and over no file', async () => {
    await expect(run(['--export', `${folder}/content/company.yaml`])).rejects.toThrow('já existe')
    await run(['--export', `${folder}/precos.csv`])
    const table = readFileSync(`${folder}/precos.csv`, 'utf8')
    writeFileSync(`${folder}/precos.csv`, setPrice(table, 'lots/teclados-usados-1', '91,50'))
    await expect(run([`${folder}/precos.csv`], false)).rejects.toThrow('Nada foi gravado.')
    const lot = 'lots/teclados-usados-1.yaml'
    expect(read(lot)).not.toContain('91.5')
    // As Notepad saves a file.
    writeFileSync(`${folder}/content/${lot}`, `\ufeff${read(lot)}`)
    await run([`${folder}/precos.csv`, '--yes'], false)
    expect(read(lot)).toMatch(/^\ufeff[^]*\nprice: 91\.50\n/)
    expect(said.at(-2)).toMatch(/ — confira: mudou muito de uma vez$/)
  })

  it('says how it is used where it is given no table, two, or one that is not there', async () => {
    await expect(run([])).rejects.toThrow(/^Como usar/)
    await expect(run(['a.csv', 'b.csv'])).rejects.toThrow(/^Como usar/)
    await expect(run(['nada.csv'])).rejects.toThrow(/^nada\.csv não existe/)
  })

  it.each([
    ['PK\u0003\u0004', 'é uma planilha do Excel, e não um CSV'],
    ['Material;Valor\ncobre;41', 'falta a coluna Arquivo ou Preço'],
    ['Arquivo;Preço\nmaterials/cobre;41;5', 'tem 3 colunas'],
    ['Arquivo;Preço\n;41', 'falta o arquivo'],
    ['Arquivo;Preço\nmaterials/cobre;', '«» não é um preço'],
  ])('says what is wrong with «%s»', (text, sentence) => {
    expect(readPrices(text).errors[0]?.sentence).toContain(sentence)
  })

  it.each([
    ['CP850', '\x87'],
    ['Mac Roman', '\x8D'],
    ['UTF-8 that was read as windows-1252', 'Ã§'],
  ])('finds the columns of a table in %s', (_, letter) => {
    const table = Buffer.from(`Arquivo;Pre${letter}o\r\nmaterials/cobre;41,50\r\n`, 'latin1')
    expect(readPrices(tableText(table)).prices).toEqual([
      { line: 2, file: 'materials/cobre.yaml', price: 41.5 },
    ])
  })
})
