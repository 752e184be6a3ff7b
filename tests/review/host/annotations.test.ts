import { expect, it } from 'vitest'
import { annotations } from '../../../src/review/host/annotations'

it('an error is an error on its line, a warning a warning', () => {
  expect(
    annotations({
      errors: [
        {
          severity: 'error' as const,
          file: 'content/materials/cobre.yaml',
          line: 5,
          column: 13,
          field: 'pricePerKg',
          message: 'é texto',
          fix: 'escreva 7.5',
        },
      ],
      warnings: [
        {
          kind: 'unused-picture',
          level: 'warning',
          file: 'content/photos/a.jpg',
          sentence: 'Ninguém a mostra',
          why: 'Apague-a.',
        },
      ],
    }),
  ).toEqual([
    '::error file=content/materials/cobre.yaml,line=5,title=Não pode ser publicado::pricePerKg: é texto — escreva 7.5',
    '::warning file=content/photos/a.jpg,title=Confira antes de aprovar::Ninguém a mostra. Apague-a.',
  ])
})

it('no text of an editor begins a command or changes where an annotation stands', () => {
  const lines = annotations({
    errors: [],
    warnings: [
      {
        kind: 'contact',
        level: 'alarm',
        file: 'a,line=9::b\n::error::x',
        line: 1,
        sentence: '100%\r\n::set-env name=A::b',
        why: 'Confira',
      },
    ],
  })
  expect(lines).toEqual([
    '::warning file=a%2Cline=9%3A%3Ab%0A%3A%3Aerror%3A%3Ax,line=1,title=Confira com ' +
      'quem pediu::100%25%0D%0A::set-env name=A::b. Confira',
  ])
})
