import { describe, expect, it } from 'vitest'
import { contentlayerDocumentType } from '../../src/pipeline/compile/contentlayer-type'
import { DOCUMENT_TYPES, DOCUMENT_TYPE_NAMES } from '../../src/content/document-types'
import { objectTree, type Field } from '../../src/content/schema/field-tree'
import { jsonSchemaOf } from '../../src/content/schema/json-schema'

/** Every field with its dotted path, at any depth. */
const everyField = (path: string, field: Field): [string, Field][] => [
  [path, field],
  ...(field.kind === 'object'
    ? Array.from(field.fields, ([key, inner]) => everyField(`${path}.${key}`, inner)).flat()
    : []),
  ...(field.kind === 'list' ? everyField(`${path}[]`, field.item) : []),
]

describe.each(DOCUMENT_TYPE_NAMES)('%s is described once', (name) => {
  const { schema } = DOCUMENT_TYPES[name]
  const keys = Object.keys(schema.shape).toSorted()
  const required = Object.entries(schema.shape)
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([key]) => key)
    .toSorted()
  const { fields } = contentlayerDocumentType(name)
  const json = jsonSchemaOf(name)

  it('contentlayer knows exactly the fields of the schema, and requires those that it requires', () => {
    expect(Object.keys(fields).toSorted()).toEqual(keys)
    const needed = Object.keys(fields).filter((key) => fields[key]?.required)
    expect(needed.toSorted()).toEqual(required)
  })
  it('the JSON Schema has exactly the fields of the schema, and no others are allowed', () => {
    expect(Object.keys(json.properties ?? {}).toSorted()).toEqual(keys)
    expect(json.allOf?.flatMap((rule) => rule.required ?? []).toSorted() ?? []).toEqual(required)
    expect(json.additionalProperties).toBe(false)
  })
  it('no field takes a name that contentlayer gives its own fields', () => {
    expect(
      keys.filter((key) => ['_id', '_raw', 'type', 'documentType', 'body'].includes(key)),
    ).toEqual([])
  })
  it('every field tells the editor its title and a whole sentence', () => {
    // The items of a list may have no title of their own, because the list has one.
    const silent = everyField(name, objectTree(schema))
      .filter(
        ([path, field]) =>
          !(path.endsWith('[]') && field.title === '') &&
          !(field.title.length > 1 && /^.{10,}[.:]$/su.test(field.description)),
      )
      .map(([path]) => path)
    expect(silent).toEqual([])
  })
})

describe('what contentlayer gets', () => {
  it('has choices, texts, numbers and lists of texts; structure goes as JSON', () => {
    const { fields } = contentlayerDocumentType('Lot')
    // One field of each kind; a new field needs no line here.
    const kinds = ['title', 'category', 'price', 'specs', 'photo', 'illustrative']
    expect(kinds.map((key) => `${key}: ${fields[key]?.type}`).join(', ')).toBe(
      'title: string, category: enum, price: number, specs: list, photo: json, illustrative: boolean',
    )
  })
  it.each([
    ['Lot', 'lots/*.yaml', 'data', false],
    ['Post', 'posts/*.mdx', 'markdown', false],
    ['HomePage', 'pages/home.yaml', 'data', true],
  ] as const)('finds a %s at %s', (type, filePathPattern, contentType, isSingleton) => {
    expect(contentlayerDocumentType(type)).toMatchObject({
      filePathPattern,
      contentType,
      isSingleton,
    })
  })
})
