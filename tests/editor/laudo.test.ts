import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runCommand } from '../support/run-command'

const folder = mkdtempSync(join(tmpdir(), 'laudo-'))
const content = join(folder, 'content')
const pdf = join(folder, 'RT-L-2026-0900.pdf')
beforeAll(() => {
  cpSync('tests/fixtures/content', content, { recursive: true })
  writeFileSync(pdf, '%PDF-1.7\nUm laudo.\n%%EOF\n')
})
const run = (...args: string[]) =>
  runCommand('src/editor/laudo-cli.ts', [pdf, ...args, `--dir=${content}`])
const SAID = ['emitido=2026-05-20', 'especie=destruição de mídias']

it('a misspelled word is refused, and no laudo gets another number than was meant', () => {
  const { status, stderr } = run('nummero=RT-L-2026-0901', ...SAID)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('«nummero» não é um campo daqui — escreva npm run'),
  })
  expect(existsSync(join(content, 'laudos/rt-l-2026-0900.yaml'))).toBe(false)
  expect(run('numero=RT-L-2026-0901', ...SAID)).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(join(content, 'laudos/rt-l-2026-0901.yaml'))).toBe(true)
})

it('nothing is written while company.yaml is wrong, because the code names its address', () => {
  const company = join(content, 'company.yaml')
  const right = readFileSync(company, 'utf8')
  for (const wrong of ['', 'name: [', right.replace(/^url: .*/m, 'url: //volta.example')]) {
    writeFileSync(company, wrong)
    const { status, stdout, stderr } = run('numero=RT-L-2026-0902', ...SAID)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^nada foi escrito:\n.*company\.yaml/)
  }
  expect(existsSync(join(content, 'laudos/rt-l-2026-0902.yaml'))).toBe(false)
})
