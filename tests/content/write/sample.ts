import { diffArrays } from 'diff'
import { z } from 'zod'
import {
  isDraftList,
  isDraftObject,
  readDraft,
  type Draft,
  type DraftObject,
} from '../../../src/content/yaml/draft'
import { patchYaml } from '../../../src/content/yaml/patch-document'
import { yamlDocument } from '../../../src/content/yaml/yaml-source'
import { objectTree } from '../../../src/content/schema/field-tree'
import { prose } from '../../../src/content/schema/fields'

/** A document type with every kind of value: numbers, texts, a history, a group. */
export const tree = objectTree(
  z.strictObject({
    name: z.string(),
    price: z.number(),
    text: prose(600, 'Texto').optional(),
    history: z
      .array(z.strictObject({ day: z.iso.date(), price: z.number(), note: z.string().optional() }))
      .optional(),
    tags: z.array(z.string()).optional(),
    photo: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
    draft: z.boolean().optional(),
  }),
)

export const source = `# Aparece em /comercio-sucata.
name: 'Cobre' # nome de mercado
price: 4.50

# o texto
text: >-
  Uma frase em uma linha, com outra atrás.

  E um parágrafo em uma segunda.
history:
  # mais novo primeiro
  - day: "2026-11-01"
    price: 4.50 # alta
  - day: "2026-10-01"
    # antes da alta
    price: 4.10
tags: [fio, barra]

# fim
`

export const formOf = (text: string): DraftObject => {
  const draft = readDraft(yamlDocument(text).contents, tree)
  if (!isDraftObject(draft)) throw new Error('no document')
  return draft
}
export const after = (change: (form: DraftObject) => DraftObject, text = source): string =>
  patchYaml(text, tree, change(formOf(text)))

export const listOf = (draft: Draft): readonly Draft[] => (isDraftList(draft) ? draft : [])

/** Returns the lines that a change removes and adds, as a diff shows them. */
export const changed = (result: string, before = source): string[] =>
  diffArrays(before.split('\n'), result.split('\n')).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'}${line}`) : [],
  )
