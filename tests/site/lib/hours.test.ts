import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/content/schema/company'
import { describeHours } from '../../../src/site/lib/hours'

const hours: Company['openingHours'] = [
  { days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta'], opens: '08:00', closes: '17:00' },
  { days: ['sábado'], opens: '08:00', closes: '14:00' },
]
describe('opening hours as a sentence', () => {
  it('names a run of days by its ends and a single day by its name', () => {
    expect(describeHours(hours)).toBe(
      'Segunda a sexta, 8h\u00A0às\u00A017h. Sábado, 8h\u00A0às\u00A014h.',
    )
  })
  it('lists days that do not follow each other, and says half hours and one o’clock right', () => {
    expect(
      describeHours([{ days: ['segunda', 'quarta', 'sexta'], opens: '08:30', closes: '13:00' }]),
    ).toBe('Segunda, quarta e sexta, 8h30\u00A0às\u00A013h.')
    expect(
      describeHours([{ days: ['sexta', 'sábado', 'domingo'], opens: '08:00', closes: '17:00' }]),
    ).toBe('Sexta a domingo, 8h\u00A0às\u00A017h.')
    expect(describeHours([{ days: ['terça', 'quarta'], opens: '00:00', closes: '01:00' }])).toBe(
      'Terça e quarta, 0h\u00A0à\u00A01h.',
    )
  })
})
