import { isMap, isScalar, type YAMLMap } from 'yaml'
import { yamlLimit } from '../check/yaml-limits'
import type { ObjectField } from '../field-tree'
import { isDraftObject, readDraft, sameDraft, type DraftObject } from './draft'
import { mapOf } from './draft-nodes'
import { mergeLines } from './merge-lines'
import { joinComments, updateMap } from './update-nodes'
import { yamlDocument, yamlText } from './yaml-document'

/** Reads a YAML text into the form; undefined when it cannot be read. */
export function readYaml(text: string, tree: ObjectField): DraftObject | undefined {
  if (yamlLimit(text)) return undefined
  const { errors, contents } = yamlDocument(text.replaceAll('\r\n', '\n'))
  const fields = readDraft(contents, tree) ?? {}
  return errors.length === 0 && isDraftObject(fields) ? fields : undefined
}

/**
 * Returns a YAML text after an edit. In a text in canonical form only the lines of changed fields
 * differ; comments, order, quotes, the writing of numbers and line ends stay. In another text,
 * lines beside the change may take the canonical form.
 * @throws Error when no text with the form's values could be written; nothing may be saved then
 */
export function patchYaml(text: string, tree: ObjectField, fields: DraftObject): string {
  const says = (one: string) => sameDraft(readYaml(one, tree), fields)
  if (says(text)) return text
  const clean = text.replaceAll('\r\n', '\n')
  const after = changedYaml(clean, tree, fields)
  // When lines of the text and canonical ones do not fit together, the whole text takes the
  // canonical form.
  const patched = [yamlText(yamlDocument(clean)), clean]
    .map((before) => mergeLines(text, before, after))
    .find(says)
  if (patched === undefined) throw unwritable()
  return patched
}

/** Returns the text with the fields changed, all of it in canonical form. */
export function changedYaml(text: string, tree: ObjectField, fields: DraftObject): string {
  const document = yamlDocument(text)
  const { contents } = document
  if (isMap(contents)) {
    // The comment above the first field is about the whole file: it stays on top when another field
    // moves there.
    const first = keyOf(contents)
    const head = first?.commentBefore
    if (first) first.commentBefore = null
    updateMap(contents, tree, fields)
    const top = keyOf(contents) ?? contents
    top.commentBefore = joinComments(head, top.commentBefore)
  } else if (contents === null) document.contents = mapOf(fields, tree)
  else throw unwritable()
  return yamlText(document)
}

const keyOf = ({ items: [pair] }: YAMLMap) => (isScalar(pair?.key) ? pair.key : undefined)

const unwritable = () =>
  new Error(
    'Esta mudança não pôde ser escrita no arquivo sem mudar outra coisa. Nada foi ' +
      'salvo; edite o arquivo em um editor de texto.',
  )
