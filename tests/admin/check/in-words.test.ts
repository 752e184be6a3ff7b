import { expect, it } from 'vitest'
import { fieldsOf, inForm, labelOf } from '../../../src/admin/check/in-words'
import { inFile } from '../../../src/content/rules/reason'

it('a field is called by its labels', () => {
  const lot = fieldsOf('content/lots/a.yaml')
  expect(labelOf(lot, 'morePhotos[2].alt')).toBe('Outras fotos › 2 › Texto alternativo')
  expect(labelOf(fieldsOf('materials/a.yaml'), 'pricePerKg.2026-11-20')).toMatch(/ › 20\/11\/2026$/)
  expect(labelOf(lot, 'arquivo')).toBe('arquivo')
})

it.each([
  ['price', 'baixe ‹price› ou ‹apague a linha›', 'baixe «Preço (R$)» ou esvazie o campo'],
  ['photo.alt', 'acrescente «‹alt›:». O que se vê', 'acrescente «Texto alternativo». O que se vê'],
  ['photo.src', 'escreva ‹illustrative: true›', 'escreva «Imagem ilustrativa» marcado'],
  ['photo.src', 'o domínio em ‹imageHosts de company.yaml›', /^o domínio em «[^»]+» em «Empresa»$/],
  ['title', 'escreva‹ entre aspas,› como "08:00"', 'escreva como "08:00"'],
])('a fix for %s names fields in a form, and lines in a file', (field, fix, said) => {
  expect(inForm(fix, { file: 'content/lots/a.yaml', field })).toMatch(said)
  expect(inFile(fix)).not.toMatch(/[‹›]/)
})

it('a fix for a price by day names a field of the document', () => {
  const about = { file: 'content/materials/a.yaml', field: 'pricePerKg.2026-11-20' }
  expect(inForm('escreva ‹confirmedOn›', about)).toBe(
    `escreva «${labelOf(fieldsOf(about.file), 'confirmedOn')}»`,
  )
})
