import { type FormEvent, useState } from 'react'
import { documentType, SLUG, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'
import { commonFields } from '../../content/rules/rule'
import { todayInSaoPaulo } from '../../content/time/today'
import type { DraftObject } from '../../content/yaml/draft'
import { Button } from '../../site/ui/button'
import type { ContentSet } from '../check/content-set'
import { plainSlug } from '../../content/views/addresses'
import type { Device } from '../store/device'
import { documentAddress } from './places'

/**
 * Asks for the name of a new document: it becomes its file name and, if it has one, its address.
 */
export function NewDocument({
  type,
  content,
  device,
}: {
  type: DocumentTypeName
  content: ContentSet
  device: Device
}) {
  const { schema } = documentType(type)
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const { file, error } = namedFile(type, content, name)
  const create = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (error) return
    const fields = firstFields(type, content, name.trim())
    const draft = documentType(type).format === 'mdx' ? { fields, body: '\n' } : { fields }
    // Work that was begun under this name goes on.
    if (!device.get(file)) device.set(file, { draft, before: '', photos: new Map() })
    location.assign(documentAddress(file))
  }
  return (
    <form className="ed-form" noValidate onSubmit={create}>
      <NameField
        label={`Nome de: ${objectTree(schema).title}`}
        type={type}
        name={name}
        onChange={setName}
        error={asked ? error : undefined}
      />
      <Button type="submit">Começar</Button>
    </form>
  )
}

/** What is known of a new document: its name, today, and the place behind the last one. */
function firstFields(type: DocumentTypeName, { documents }: ContentSet, name: string): DraftObject {
  const { fields } = objectTree(documentType(type).schema)
  const orders = Array.from(documents.values(), ({ read }) =>
    read.type === type ? (commonFields(read).order ?? 0) : 0,
  )
  const known: DraftObject = {
    title: name,
    name,
    enteredOn: todayInSaoPaulo(),
    date: todayInSaoPaulo(),
    issuedOn: todayInSaoPaulo(),
    order: String(Math.max(0, ...orders) + 1),
  }
  return Object.fromEntries(Object.entries(known).filter(([key]) => fields.has(key)))
}

/**
 * The file for a document's name, and the reason why that name is refused, if there is one.
 * @param device also refuses the name of unsaved work
 */
export function namedFile(
  type: DocumentTypeName,
  content: ContentSet,
  name: string,
  device?: Device,
) {
  const { path, format } = documentType(type)
  const slug = plainSlug(name)
  const file = `${path}/${slug}.${format}`
  const error = !SLUG.test(slug)
    ? 'escreva um nome com letras ou números'
    : content.documents.has(file)
      ? `já existe content/${file} — escolha outro nome`
      : device?.get(file)
        ? `já existe ${file}, ainda não salvo, neste aparelho — escolha outro nome`
        : undefined
  return { file, error }
}

/** A document's name, and the file that it becomes. */
export function NameField({
  label,
  type,
  name,
  onChange,
  error,
}: {
  label: string
  type: DocumentTypeName
  name: string
  onChange: (name: string) => void
  error?: string | undefined
}) {
  const { path, format } = documentType(type)
  return (
    <div className="ed-field">
      <label htmlFor="nome-novo">{label}</label>
      <input
        id="nome-novo"
        className="input ed-input"
        autoComplete="off"
        value={name}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby="nome-novo-ajuda"
        aria-invalid={error !== undefined || undefined}
      />
      <p className="hint" id="nome-novo-ajuda">
        O arquivo será content/{path}/{plainSlug(name) || 'nome'}.{format}.
      </p>
      <div role="alert">{error && <p className="field-error">{error}</p>}</div>
    </div>
  )
}
