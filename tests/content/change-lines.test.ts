import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changeLines } from '../../src/content/compare/change-lines'
import { documentAt } from '../../src/content/views/addresses'

const COPPER = 'materials/cobre.yaml'
const LOT = 'lots/teclados-usados-1.yaml'

it.each<[file: string, old: string, fresh: string, ...says: string[]]>([
  [COPPER, 'name: Cobre\n', 'name: Cobre nu\n', 'Nome: Cobre → Cobre nu'],
  [
    COPPER,
    '2026-11-20: 40\n',
    '2026-11-20: 42\n',
    'Preço por quilo (R$): R$ 40,00 → R$ 42,00 (+5,0%)',
    'Carga de 100 kg: R$ 4.000,00 → R$ 4.200,00 (+5,0%)',
    'Variação: +2,5% sobre a média de 10/2026, R$ 39,02 → +7,6% sobre a média de 10/2026, R$ 39,02',
  ],
  [COPPER, 'name: Cobre\n', "name: 'Cobre'\n", 'nada muda para quem visita'],
  [
    'materials/baterias.yaml',
    'initialVariation: 2.5',
    'initialVariation: 1',
    'Variação inicial (%): +2,5% → +1% (−1,5 p.p.)',
    'Variação: +2,5% → +1%',
  ],
  [
    LOT,
    'price: 900\n',
    'price: 1500\n',
    'Preço (R$): R$ 900,00 → R$ 1.500,00 (+66,7%)',
    'Selo de desconto: 40% OFF → sem selo',
    'Preço por unidade: R$ 45,00 → R$ 75,00 (+66,7%)',
  ],
  [LOT, 'com fio', 'sem fio', 'Descrição: sai «com», entra «sem»'],
  [LOT, 'order: 810', 'order: 810\nillustrative: true', 'Imagem ilustrativa: — → sim'],
  [
    LOT,
    'title:',
    'draft: true\ntitle:',
    'Rascunho: — → sim',
    'Selo de desconto: 40% OFF → —',
    'Preço por unidade: R$ 45,00 → —',
  ],
  ['posts/discos-sem-dados.mdx', '\n---\n', '\n---\n\nNovo.\n', 'Texto 1: — → Novo.'],
])('an editor reads what visitors will see: %s, %j, %j', (file, old, fresh, ...says) => {
  const before = readFileSync(`tests/fixtures/content/${file}`, 'utf8')
  const lines = changeLines(documentAt(file)?.type ?? 'Post', before, before.replace(old, fresh))
  expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual(says)
})
