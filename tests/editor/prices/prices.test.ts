import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { todayInSaoPaulo } from '../../../src/content/today'
import { changePrices } from '../../../src/editor/prices/change-prices'
import { planPrices } from '../../../src/editor/prices/plan-prices'
import { exportedPrices } from '../../../src/editor/prices/export-prices'
import { atMoment } from '../../../src/content/in-time'
import type { DocumentTypeName } from '../../../src/content/document-types'
import { decodeText } from '../../../src/content/check/decode-text'
import { readDocument } from '../../../src/content/check/read-document'
import { CliError } from '../../../src/pipeline/run-cli'
import { runCommand } from '../../support/run-command'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** A document of a type, from its text; its schema's other required fields do not matter here. */
const documentOf = (type: DocumentTypeName, file: string, text: string) =>
  readDocument(
    { type, file, slug: file.slice(file.indexOf('/') + 1, -'.yaml'.length) },
    decodeText(Buffer.from(text)),
  )
describe('what a table changes', () => {
  const copper = documentOf(
    'Material',
    'materials/cobre.yaml',
    'name: Cobre\npricePerKg:\n  2026-11-20: 40\n',
  )
  const lot = documentOf('Lot', 'lots/notebooks.yaml', 'title: Lote com 10 notebooks\nprice: 100\n')
  const plan = (name: string, price: string, day?: string, acceptJumps = false) => {
    const { changes, errors } = planPrices([copper, lot], [{ line: 2, name, price, day }], {
      today: '2026-11-22',
      acceptJumps,
    })
    return [
      ...changes.map((change) =>
        `${change.document.file} ${change.before} → ${change.written} ${change.day ?? ''}`.trim(),
      ),
      ...errors.map(({ line, sentence }) => `${line}: ${sentence}`),
    ]
  }
  it.each([
    ['by its name', 'COBRE ', 'materials/cobre.yaml 40 → 41.00 2026-11-22'],
    ['by its file', 'materials\\cobre', 'materials/cobre.yaml 40 → 41.00 2026-11-22'],
    [
      'by its whole path',
      'content/materials/cobre.yaml',
      'materials/cobre.yaml 40 → 41.00 2026-11-22',
    ],
    [
      'unless nobody knows it',
      'Cobe',
      '2: não há material nem lote «Cobe» — queria dizer «Cobre»?',
    ],
  ])('a material %s', (_, name, line) => expect(plan(name, '41')).toEqual([line]))
  it('a lot, in whole reais', () =>
    expect(plan('lote com 10 notebooks', '95.00')).toEqual(['lots/notebooks.yaml 100 → 95']))
  it('nothing where the price is that already', () => expect(plan('Cobre', '40.00')).toEqual([]))
  it('not by a jump over 60%, up or down, unless it is accepted', () => {
    expect(plan('Cobre', '400')).toEqual([
      '2: «Cobre» iria de R$ 40,00 para R$ 400,00 (vírgula trocada?) — corrija-o, ou rode ' +
        'de novo com --accept-jumps se está certo',
    ])
    expect(plan('Lote com 10 notebooks', '39')).toEqual([
      '2: «Lote com 10 notebooks» iria de R$ 100,00 para R$ 39,00 — corrija-o, ou rode de novo com --accept-jumps se está certo',
    ])
    expect(plan('Cobre', '65', undefined, true)).toEqual([
      'materials/cobre.yaml 40 → 65.00 2026-11-22',
    ])
    expect(plan('Cobre', '60')).toEqual(['materials/cobre.yaml 40 → 60.00 2026-11-22'])
  })
  it('a wrong price of the day, measured against that of the day before', () => {
    const wrong = documentOf(
      'Material',
      'materials/cobre.yaml',
      'name: Cobre\npricePerKg:\n  2026-11-22: 400\n  2026-11-20: 40\n',
    )
    const { changes, errors } = planPrices(
      [wrong],
      [{ line: 2, name: 'Cobre', price: '41', day: undefined }],
      { today: '2026-11-22', acceptJumps: false },
    )
    expect([changes.map(({ written }) => written), errors]).toEqual([['41.00'], []])
  })
  it('on a day to come, and until then below the price that waits', () => {
    expect(plan('Cobre', '41', '2026-11-23')).toEqual([
      'materials/cobre.yaml 40 → 41.00 2026-11-23',
    ])
    const text = 'name: Cobre\npricePerKg:\n  2026-12-01: 41\n  2026-11-20: 40\n'
    const today = '2026-11-22'
    const waiting = atMoment(documentOf('Material', 'materials/cobre.yaml', text), today)
    const changes = (price: string, day?: string) =>
      planPrices([waiting], [{ line: 2, name: 'Cobre', price, day }], {
        today,
        acceptJumps: false,
      }).changes.map(({ before, written, day: since }) => `${before} → ${written} ${since}`)
    expect(changes('40.5')).toEqual(['40 → 40.50 2026-11-22'])
    expect(changes('40')).toEqual([])
    expect(changes('42', '2026-12-01')).toEqual(['41 → 42.00 2026-12-01'])
    expect(changes('40', '2026-12-02')).toEqual(['41 → 40.00 2026-12-02'])
    expect(exportedPrices([waiting])).toContain(';40,00')
  })
  it('not below a newer price', () => {
    expect(plan('Cobre', '41', '2026-11-19')).toEqual([
      '2: «Cobre» já tem um preço mais novo, de 20/11/2026 — escreva um dia depois dele, ou mude o arquivo à mão',
    ])
  })
  it('not twice', () => {
    const twice = ['Cobre', 'cobre'].map((name, index) => ({
      line: index + 2,
      name,
      price: '41',
      day: undefined,
    }))
    expect(planPrices([copper], twice, { today: '2026-11-22', acceptJumps: false }).errors).toEqual(
      [{ line: 3, sentence: '«cobre» já está na linha 2 — deixe uma só' }],
    )
  })
})

const UNCHANGED = 'Os preços da tabela já são os do site: nada muda.'

describe('npm run content:prices', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'precos-'))
    cpSync('tests/pipeline/check/base/content', join(folder, 'content'), {
      recursive: true,
    })
  })

  const read = (file: string) => readFileSync(join(folder, 'content', file), 'utf8')
  /** Runs the command. `err` is the message of its refusal, empty when it succeeds. */
  const run = async (args: string[], answer = '') => {
    const said = vi.spyOn(console, 'log').mockReset().mockReturnValue()
    const err = await changePrices(['--dir', join(folder, 'content'), ...args], () =>
      Promise.resolve(answer),
    ).then(
      () => '',
      (error: unknown) => (error instanceof CliError ? error.message : Promise.reject(error)),
    )
    return { out: said.mock.calls.join('\n').replaceAll('\u00a0', ' '), err }
  }
  const inTerminal = (file: string, input: string) =>
    runCommand('src/editor/prices/prices-cli.ts', ['--dir', join(folder, 'content'), file], {
      input,
    })
  const table = (text: string | Buffer) => {
    const file = join(folder, 'tabela.csv')
    writeFileSync(file, text)
    return file
  }
  const today = todayInSaoPaulo()

  it('takes a Latin-1 spreadsheet, asks, and touches only the lines of the prices', () => {
    const odd = read('materials/cobre.yaml')
      .replace('name: cobre', 'name: Aço')
      .replace('4.5', '4.50   # por quilo')
      .replaceAll('\n', '\r\n')
    writeFileSync(join(folder, 'content/materials/cobre.yaml'), `\ufeff# aço e «cobre»\r\n${odd}`)
    const [copper, lot, inox] = [
      read('materials/cobre.yaml'),
      read('lots/notebooks.yaml'),
      read('materials/inox.yaml'),
    ]
    const file = table(
      latin1('Material;Preço\r\nAÇO;R$ 4,75\r\nLote com 10 notebooks;90,50\r\nInox;4,5\r\n'),
    )
    const { status, stdout, stderr } = inTerminal(file, 's\n')
    expect([status, stderr]).toEqual([0, ''])
    const out = stdout.replaceAll('\u00a0', ' ')
    expect(out).toContain(
      `Aço: R$ 4,50 → R$ 4,75, +5,6%, desde ${today.split('-').toReversed().join('/')} (`,
    )
    expect(out).toContain('Lote com 10 notebooks: R$ 100,00 → R$ 90,50, −9,5% (')
    expect(read('materials/cobre.yaml')).toBe(
      copper.replace('  2026-11-20', `  ${today}: 4.75\r\n  2026-11-20`),
    )
    expect(read('lots/notebooks.yaml')).toBe(lot.replace('price: 100\n', 'price: 90.50\n'))
    expect(read('materials/inox.yaml')).toBe(inox)
  })

  it('writes nothing without a yes', async () => {
    const before = read('materials/inox.yaml')
    const file = table('Material;Preço\nInox;4,75\n')
    for (const answer of ['n', ''])
      expect((await run([file], answer)).err).toBe('Nada foi gravado.')
    expect(inTerminal(file, '')).toMatchObject({ status: 1, stderr: 'Nada foi gravado.\n' })
    expect(read('materials/inox.yaml')).toBe(before)
    expect((await run([file, '--yes'])).err).toBe('')
    expect(read('materials/inox.yaml')).toBe(
      before.replace('  2026-11-20', `  ${today}: 4.75\n  2026-11-20`),
    )
    expect(await run([file])).toEqual({ out: UNCHANGED, err: '' })
  })

  it('stops at the lines that are wrong, the check’s own errors too, and writes none of the others', async () => {
    const before = read('materials/inox.yaml')
    const file = table('Material;Preço\nInox;4,75\nCobe;5\nmetal;45\nLote com 10 notebooks;240\n')
    const { err } = await run([file, '--yes', '--accept-jumps'])
    expect(err.split('\n')).toEqual([
      `${file}:3: não há material nem lote «Cobe» — queria dizer «cobre»?`,
      `${file}:5: «Lote com 10 notebooks»: o preço 240 não é menor que o preço ` +
        'original 200 — baixe price, aumente originalPrice ou, se não há desconto, apague a ' +
        'linha originalPrice',
      'Nada foi gravado.',
    ])
    expect(read('materials/inox.yaml')).toBe(before)
    expect((await run([file, '--yes'])).err).toContain(
      `${file}:4: «metal» iria de R$ 4,50 para R$ 45,00 (vírgula trocada?)`,
    )
  })

  it('warns of a price that moves more than 25%, and confirms in the document one that is accepted', async () => {
    const file = table('Material;Preço\nInox;6,00\nmetal;45\n')
    const { out, err } = await run([file, '--yes', '--accept-jumps'])
    expect(err).toBe('')
    expect(out).toContain('inox: R$ 4,50 → R$ 6,00, +33,3%, mais de 25% de uma vez: confira, desde')
    expect(read('materials/metal.yaml')).toContain(
      `  ${today}: 45.00\n  2026-11-20: 4.5\nconfirmedOn: "${today}"\n`,
    )
  })

  it('exports what Excel opens, never over another file, and takes it back unchanged', async () => {
    const file = join(folder, 'precos.csv')
    expect((await run(['--export', file])).out).toBe(`Preços escritos em ${file}.`)
    const bytes = readFileSync(file)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').slice(1).split('\r\n')
    expect(lines[0]).toBe('Arquivo;Nome;Preço')
    expect(lines).toContain('lots/notebooks;Lote com 10 notebooks;100,00')
    expect(lines).toContain('materials/cobre;cobre;4,50')
    expect(await run([file])).toEqual({ out: UNCHANGED, err: '' })
    expect((await run(['--export', file])).err).toBe(
      `${file} já existe — escolha outro nome, para não perder o que está nele`,
    )
  })

  it.each([
    [[], 'Como usar:'],
    [['a.csv', 'b.csv'], 'Como usar:'],
    [['a.csv', '--tudo'], 'Como usar:'],
    [['nada.csv'], 'nada.csv não existe — confira o nome da tabela'],
  ])('with %j says what is wrong', async (args, sentence) => {
    expect((await run(args)).err).toContain(sentence)
  })
})
