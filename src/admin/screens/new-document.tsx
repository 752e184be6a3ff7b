import { type FormEvent, useState } from 'react'
import { documentType, SLUG, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/field-tree'
import { Button } from '../../site/ui/button'
import type { ContentSet } from '../check/content-set'
import { plainSlug } from '../check/document-at'

interface Props {
  type: DocumentTypeName
  content: ContentSet
  onCreate: (file: string) => void
}

/**
 * Asks for the name of a new document: it becomes its file name and, if it has one, its address.
 */
export function NewDocument({ type, content, onCreate }: Props) {
  const { path, format, schema } = documentType(type)
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const slug = plainSlug(name)
  const file = `${path}/${slug}.${format}`
  const error = !SLUG.test(slug)
    ? 'escreva um nome com letras ou números'
    : content.documents.has(file)
      ? `já existe content/${file} — escolha outro nome`
      : undefined
  const create = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!error) onCreate(file)
  }
  return (
    <form className="ed-form" noValidate onSubmit={create}>
      <div className="ed-field">
        <label htmlFor="nome-novo">Nome de: {objectTree(schema).title}</label>
        <input
          id="nome-novo"
          className="ed-input"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          aria-describedby="nome-novo-ajuda"
          aria-invalid={(asked && error !== undefined) || undefined}
        />
        <p className="ed-hint" id="nome-novo-ajuda">
          O arquivo será content/{path}/{slug || 'nome'}.{format}.
        </p>
        <div role="alert">{asked && error && <p className="ed-error">{error}</p>}</div>
      </div>
      <Button type="submit">Começar</Button>
    </form>
  )
}
