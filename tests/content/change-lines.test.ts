import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changeLines } from '../../src/content/compare/change-lines'
import type { DocumentTypeName } from '../../src/content/document-types'

const read = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8')

it.each<[DocumentTypeName, string, string, string, (string | RegExp)[]]>([
  [
    'Material',
    'materials/cobre.yaml',
    'name: Cobre\n',
    'name: Cobre nu\n',
    ['Nome: Cobre → Cobre nu'],
  ],
  [
    'Material',
    'materials/cobre.yaml',
    '2026-11-20: 40\n',
    '2026-11-20: 42\n',
    [
      'Preço por quilo (R$): R$ 40,00 → R$ 42,00 (+5,0%)',
      /^Carga de 100 kg: R\$ 4\.000,00 → R\$ 4\.200,00/,
      /^Variação: /,
    ],
  ],
  [
    'Material',
    'materials/cobre.yaml',
    'name: Cobre\n',
    "name: 'Cobre'\n",
    ['nada muda para quem visita'],
  ],
  ['Post', 'posts/discos-sem-dados.mdx', '\n---\n', '\n---\n\nNovo.\n', [/^Texto 1: .*Novo\./]],
])('an editor reads what visitors will see: %s, %s, %j', (type, file, old, fresh, says) => {
  const before = read(file)
  const lines = changeLines(type, before, before.replace(old, fresh))
  expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual(
    says.map((part) => (typeof part === 'string' ? part : expect.stringMatching(part))),
  )
})
