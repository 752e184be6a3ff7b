import { expect, it } from 'vitest'
import { ErrorList } from '../../../src/admin/screens/error-list'
import { render } from '../../site/render'

it('an error leads to its field; one of the whole file, which has none, leads nowhere', async () => {
  const errors = ['title', 'photo.alt', 'arquivo', 'YAML', 'preco'].map((field) => ({
    severity: 'error' as const,
    file: 'content/lots/a.yaml',
    line: 1,
    column: 1,
    field,
    message: 'x',
    fix: 'y',
  }))
  const { container } = await render(<ErrorList errors={errors} file="lots/a.yaml" />)
  expect(Array.from(container.querySelectorAll('button'), (button) => button.textContent)).toEqual([
    'Título',
    'Foto › Texto alternativo',
  ])
  expect(container.textContent).toContain('preco: x — y')
})
