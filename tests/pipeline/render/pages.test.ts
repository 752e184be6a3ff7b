import { describe, expect, it } from 'vitest'
import { unlistedLots } from '../../../src/pipeline/render/pages'

const lot = (slug: string, data: object) => ({ type: 'Lot' as const, slug, data })
const page = { type: 'LotPage' as const, slug: 'lot', data: { soldStaysDays: 30 } }

describe('the sitemap leaves out', () => {
  it('a lot that was sold longer ago than the content says, and no other', () => {
    const lots = [
      lot('a-venda', {}),
      lot('recente', { status: 'vendido', statusOn: '2026-11-01' }),
      lot('antigo', { status: 'vendido', statusOn: '2026-10-01' }),
    ]
    expect([...unlistedLots([page, ...lots], '2026-11-20')]).toEqual(['/lotes-informatica/antigo'])
  })
})
