import { describe, expect, it } from 'vitest'
import { markdownReport } from '../../src/review/markdown/report'
import { afterChange, rows, seen } from './test-repository'

describe('a reviewer sees what will change by itself', () => {
  it('what changes by itself, also where nothing else changed', async () => {
    const diff = await afterChange(
      () => undefined,
      (one) =>
        one.edit('materials/cobre.yaml', 'pricePerKg:\n', 'pricePerKg:\n  2026-12-01: 4.95\n'),
    )
    expect(markdownReport(diff).replaceAll('\u00A0', ' ')).toMatch(
      /Nada mudou no conteúdo\.\n\n## Muda sozinho\n\n- em 01\/12\/2026 o preço de cobre passa a R\$ 4,95\n$/,
    )
  })

  it('a price of a day ahead: nothing changes before, and then by itself', async () => {
    const diff = await afterChange((one) =>
      one.edit('materials/cobre.yaml', 'pricePerKg:\n', 'pricePerKg:\n  2026-12-01: 4.95\n'),
    )
    expect(rows(diff)).toEqual(['pricePerKg.2026-12-01: null → R$ 4,95'])
    expect(diff.documents[0]?.fields[0]).toMatchObject({
      title: 'Preço a partir de 01/12/2026',
      line: 4,
    })
    expect([seen(diff), diff.warnings, diff.errors]).toEqual([[], [], []])
    expect(diff.documents[0]?.formattingOnly).toBe(false)
    expect(diff.coming).toEqual(['em 01/12/2026 o preço de cobre passa a R$ 4,95'])
  })

  it('a jump of a price that waits is said today', async () => {
    const diff = await afterChange((one) =>
      one.edit('materials/cobre.yaml', 'pricePerKg:\n', 'pricePerKg:\n  2026-12-01: 8.95\n'),
    )
    expect(diff.errors.map(({ field }) => field)).toEqual(['pricePerKg.2026-12-01'])
  })
})
