import { unpackItemList } from '../../../../src/content/table/item-list'
import { readItemList } from '../../../../src/content/table/read-item-list'
import { filterItems, sortItems } from '../../../../src/site/features/lots/items/filter-items'
import { findLots } from '../../../../src/site/features/lots/list/find-lots'
import { LOT_CATEGORIES, GRADES } from '../../../../src/content/vocabulary'
import { lotView } from './lot-fixtures'

/**
 * Measures a keystroke in a list of 10,000 lots and in an item list of 5,000 rows, in ms of CPU
 * time: `node src/pipeline/commands/run.mjs tests/site/features/lots/measure-filters.ts`
 */
const lots = Array.from({ length: 10_000 }, (_, index) =>
  lotView(`l${index}`, {
    title: `Lote ${index} de notebooks corporativos Lenovo ThinkPad T480`,
    category: LOT_CATEGORIES[index % 6] ?? 'notebook',
    price: 1000 + ((index * 7919) % 40_000),
    units: 1 + (index % 60),
    description:
      'Renovação de parque de uma empresa de consultoria, com bateria a 70% ou mais da capacidade original.',
  }),
)
const itemList = unpackItemList({
  columns: [
    { label: 'Modelo', kind: 'model' },
    { label: 'Processador', kind: 'text' },
    { label: 'Memória', kind: 'text' },
    { label: 'Armazenamento', kind: 'text' },
    { label: 'Funcional', kind: 'functional' },
    { label: 'Estética', kind: 'cosmetic' },
    { label: 'Unidades', kind: 'units' },
  ],
  rows: Array.from({ length: 5000 }, (_, index) => [
    `ThinkPad T4${index % 100}`,
    `i5-8${index % 7}50U`,
    `${(index * 4) % 64} GB (2 × 8)`,
    `SSD NVMe ${index % 512} GB`,
    GRADES[index % 4] ?? 'A',
    'B',
    String(1 + (index % 9)),
  ]),
})
const text = [
  'Modelo;Processador;Memória;Armazenamento;Funcional;Estética;Unidades',
  ...itemList.rows.map(({ cells }) => cells.join(';')),
].join('\r\n')

/** Prints the median of 15 runs, and the first run, in ms of CPU time. */
function measure(name: string, run: () => void): void {
  const times = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  console.log(
    `${name}: ${(times.toSorted((a, b) => a - b)[7] ?? 0).toFixed(1)} ms, o primeiro ${(times[0] ?? 0).toFixed(1)} ms`,
  )
}

measure('10.000 lotes, uma tecla', () => findLots(lots, { q: 'think t48' }))
measure('10.000 lotes, tecla com preço, categoria e ordem', () =>
  findLots(lots, {
    q: 'think',
    categoria: 'notebook',
    de: '5000',
    ate: '20000',
    ordem: 'menor-preco-por-unidade',
    disponiveis: 'sim',
  }),
)
measure('5.000 linhas, uma tecla', () => filterItems(itemList, { text: 'think 16 gb' }))
measure('5.000 linhas, tecla e nota', () => filterItems(itemList, { text: 'nvme', grade: 'A' }))
measure('5.000 linhas, ordenadas pela memória', () =>
  sortItems(itemList, itemList.rows, { by: 2, descending: false }),
)
measure('5.000 linhas, lidas do CSV', () => readItemList(text))
