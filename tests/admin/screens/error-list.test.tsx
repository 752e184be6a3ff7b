import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorList } from '../../../src/admin/screens/error-list'

it('an error leads to its field; one of the whole file, which has none, leads nowhere', () => {
  const errors = ['title', 'photo.alt', 'arquivo', 'YAML', 'preco'].map((field) => ({
    severity: 'error' as const,
    file: 'content/lots/a.yaml',
    line: 1,
    column: 1,
    field,
    message: 'x',
    fix: 'y',
  }))
  const { container } = render(<ErrorList errors={errors} file="lots/a.yaml" />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Título',
    'Foto › Texto alternativo',
  ])
  expect(container.textContent).toContain('preco: x — y')
})
