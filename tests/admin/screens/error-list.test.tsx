import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorList } from '../../../src/admin/screens/error-list'
import { outline } from '../../support/outline'

const errorOf = (field: string, file = 'lots/a.yaml') => ({
  severity: 'error' as const,
  file: `content/${file}`,
  line: 5,
  column: 3,
  field,
  message: 'x',
  fix: 'y',
})

it('an error leads to its field; one of the whole file, which has none, leads nowhere', () => {
  const errors = ['title', 'photo.alt', 'arquivo', 'YAML', 'preco'].map((field) => errorOf(field))
  const { container } = render(<ErrorList errors={errors} file="lots/a.yaml" />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Título',
    'Foto › Texto alternativo',
  ])
  expect(container.textContent).toContain('preco: x — y')
})

it.each([
  ['texto', 5],
  ['title', 0],
])('an error of %s leads to its field, in the article to its place', (field, place) => {
  render(
    <>
      <input id="campo-title" aria-label="Título" />
      <textarea id="campo-texto" aria-label="Texto" defaultValue={'um\ndois'} />
      <ErrorList
        errors={[errorOf(field, 'posts/a.mdx')]}
        file="posts/a.mdx"
        text={'---\ntitle: A\n---\num\ndois\n'}
      />
    </>,
  )
  const area = screen.getByLabelText<HTMLTextAreaElement>('Texto')
  area.setSelectionRange(0, 0)
  fireEvent.click(screen.getByRole('button'))
  const { selectionStart, selectionEnd } = area
  expect([selectionStart, selectionEnd]).toEqual([place, place])
  expect(document.activeElement?.id).toBe(`campo-${field}`)
})

it('how many errors stop a save is said, and which belong to another document', () => {
  const own = errorOf('title')
  const { container, rerender } = render(<ErrorList errors={[own]} file="lots/a.yaml" />)
  const lines = ['button: Título', ': x — y']
  expect(outline(container)).toEqual(['Nada foi salvo: há um erro.', ...lines])
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  const all = [own, errorOf('title', 'lots/b.yaml')]
  rerender(<ErrorList errors={all} file="lots/a.yaml" />)
  lines.push('content/lots/b.yaml, Título: x — y')
  expect(outline(container)).toEqual(['Nada foi salvo: há 2 erros.', ...lines])
  rerender(<ErrorList errors={[]} file="lots/a.yaml" />)
  expect(outline(container)).toEqual([])
})
