import { expect, it } from 'vitest'
import { fieldsOf, inForm, inWords, labelOf } from '../../../src/admin/check/in-words'

const said = (file: string, field: string, message: string, fix: string) =>
  inWords({ severity: 'error', file, line: 1, column: 1, field, message, fix })

it('a hint speaks of fields, not of lines', () => {
  expect(inForm('Dia da publicação entre aspas, como "2026-03-01".')).toBe(
    'Dia da publicação, como 2026-03-01.',
  )
  expect(inForm('Entre aspas, com +55 e DDD: "+5511912345678".')).toBe(
    'Com +55 e DDD: +5511912345678.',
  )
  expect(inForm('não é uma hora — escreva entre aspas, como "08:00"')).toBe(
    'não é uma hora — escreva como 08:00',
  )
  expect(inForm('está entre aspas curvas (“ ”)')).toBe('está entre aspas curvas (“ ”)')
  expect(inForm('Marcado (true), esconde o documento.')).toBe('Marcado, esconde o documento.')
})

it('a field is called by its labels', () => {
  const lot = fieldsOf('content/lots/a.yaml')
  expect(labelOf(lot, 'morePhotos[2].alt')).toBe('Outras fotos › 2 › Texto alternativo')
  expect(labelOf(fieldsOf('materials/a.yaml'), 'pricePerKg.2026-11-20')).toMatch(/ › 20\/11\/2026$/)
  expect(labelOf(lot, 'arquivo')).toBe('arquivo')
})

it('a fix names the fields that it speaks of as the form does', () => {
  const lot = 'content/lots/a.yaml'
  const label = (key: string) => `«${labelOf(fieldsOf(lot), key)}»`
  expect(
    said(lot, 'status', 'o lote está vendido, mas falta o dia', 'acrescente statusOn com o dia'),
  ).toBe(`o lote está vendido, mas falta o dia — acrescente ${label('statusOn')} com o dia`)
  expect(said(lot, 'price', 'x', 'baixe price ou apague a linha originalPrice')).toBe(
    `x — baixe ${label('price')} ou esvazie o campo ${label('originalPrice')}`,
  )
  expect(said(lot, 'photo.alt', 'falta este campo', 'acrescente «alt:». O que se vê')).toBe(
    'falta este campo — acrescente «Texto alternativo». O que se vê',
  )
  expect(said(lot, 'title', '«meu status» parece um teste', 'x')).toBe(
    '«meu status» parece um teste — x',
  )
  expect(said(lot, 'illustrative', 'x', 'escreva illustrative: true')).toBe(
    `x — marque ${label('illustrative')}`,
  )
  expect(said(lot, 'photo.src', 'x', 'acrescente em imageHosts de company.yaml')).toMatch(
    /x — acrescente em «[^»]+» em «Empresa»/,
  )
})
