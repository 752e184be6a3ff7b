import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { todayInSaoPaulo } from '../../../src/content/today'
import { changePrices } from '../../../src/editor/prices/change-prices'
import { CliError } from '../../../src/pipeline/run-cli'
import { runCommand } from '../../support/run-command'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

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
  const run = async (args: string[], answer = '', meanwhile = () => {}) => {
    const said = vi.spyOn(console, 'log').mockReset().mockReturnValue()
    const err = await changePrices(['--dir', join(folder, 'content'), ...args], () => {
      meanwhile()
      return Promise.resolve(answer)
    }).then(
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

  it('writes nothing over what was saved while it asked', async () => {
    const [before, saved] = [
      read('materials/cobre.yaml'),
      '# outro\n' + read('materials/inox.yaml'),
    ]
    const { err } = await run([table('Material;Preço\ncobre;4,75\nInox;4,75\n')], 's', () =>
      writeFileSync(join(folder, 'content/materials/inox.yaml'), saved),
    )
    expect(err).toMatch(
      /materials\/inox\.yaml mudou enquanto a pergunta esperava\. Nada foi gravado; rode de novo\.$/,
    )
    expect([read('materials/cobre.yaml'), read('materials/inox.yaml')]).toEqual([before, saved])
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
