import { describe, expect, it } from 'vitest'
import { materialPlaces, chatTexts } from '../../../src/content/rules/places'
import { document, facts, said } from './saying'

const errors = (data: object) =>
  materialPlaces(document('MaterialPage', data), facts()).map(
    ({ path, message, fix }) => `${path.join('.')}: ${message} — ${fix}`,
  )
const right = {
  seo: { title: 'Preço {doMaterial}: {preco}' },
  header: { title: 'Preço {doMaterial}?', answer: '{preco} em {dia}' },
}

describe('the places of the materials’ texts', () => {
  it('are those that the page fills', () => {
    expect(errors(right)).toEqual([])
    expect(errors({ ...right, takes: { title: '{materal} aqui' } })).toEqual([
      'takes.title: lugar desconhecido {materal} — queria dizer {material}?',
    ])
    expect(
      errors({ ...right, questionItems: [{ answer: 'Fale com {zzzzzzzzzz}.' }] })[0],
    ).toContain('questionItems.0.answer: lugar desconhecido {zzzzzzzzzz} — aqui valem {material}')
  })

  it('answer with price and day', () => {
    expect(
      errors({ ...right, header: { title: 'Preço {doMaterial}?', answer: '{preco} hoje' } }),
    ).toEqual(['header.answer: falta o lugar {dia} — escreva {dia} onde ele deve aparecer'])
    expect(errors({ ...right, seo: { title: 'Preço do cobre' } })).toHaveLength(2)
  })
})

const faultsOf = (whatsapp: object) => said(chatTexts, document('Messages', { whatsapp }))

it('floating button, contact card and quick service each say something of their own', () => {
  expect(
    faultsOf({ floatingButton: 'a', contactCard: 'b', quickService: 'c', collection: 'a' }),
  ).toEqual([])
  expect(faultsOf({ floatingButton: 'a', contactCard: 'a', quickService: 'a' })).toEqual([
    'whatsapp.contactCard: é igual a floatingButton',
    'whatsapp.quickService: é igual a floatingButton',
  ])
  expect(faultsOf({ floatingButton: 'a', contactCard: 'b', quickService: 'b' })).toEqual([
    'whatsapp.quickService: é igual a contactCard',
  ])
})
