import { describe, expect, it } from 'vitest'
import { materialPlaces } from '../../../src/content/rules/material-places'

const faults = (data: unknown) =>
  materialPlaces({ type: 'MaterialPage', slug: 'material', data, draft: false }, []).map(
    ({ path, message, cure }) => `${path.join('.')}: ${message} — ${cure}`,
  )
const right = {
  seo: { title: 'Preço {doMaterial}: {preco}' },
  header: { title: 'Preço {doMaterial}?', answer: '{preco} em {dia}' },
}

describe('the places of the materials’ texts', () => {
  it('are those that the page fills', () => {
    expect(faults(right)).toEqual([])
    expect(faults({ ...right, takes: { title: '{materal} aqui' } })).toEqual([
      'takes.title: lugar desconhecido {materal} — queria dizer {material}?',
    ])
    expect(
      faults({ ...right, questionItems: [{ answer: 'Fale com {zzzzzzzzzz}.' }] })[0],
    ).toContain('questionItems.0.answer: lugar desconhecido {zzzzzzzzzz} — aqui valem {material}')
  })

  it('answer with price and day', () => {
    expect(
      faults({ ...right, header: { title: 'Preço {doMaterial}?', answer: '{preco} hoje' } }),
    ).toEqual(['header.answer: falta o lugar {dia} — escreva {dia} onde ele deve aparecer'])
    expect(faults({ ...right, seo: { title: 'Preço do cobre' } })).toHaveLength(2)
  })
})
