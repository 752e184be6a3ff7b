import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { contentlayerDocumentType } from '../../../src/pipeline/compile/contentlayer-type'
import { DOCUMENT_TYPES, DOCUMENT_TYPE_NAMES } from '../../../src/content/document-types'
import { objectTree, type Field } from '../../../src/content/schema/field-tree'
import { jsonSchemaOf } from '../../../src/content/schema/json-schema'

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
  it('has texts, numbers and truth values; structure goes as JSON', () => {
    const { fields } = contentlayerDocumentType('Lot')
    // One field of each kind; a new field needs no line here.
    const kinds = ['title', 'category', 'price', 'specs', 'photo', 'illustrative']
    expect(kinds.map((key) => `${key}: ${fields[key]?.type}`).join(', ')).toBe(
      'title: string, category: string, price: number, specs: json, photo: json, illustrative: boolean',
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

type Schema = z.core.JSONSchema.JSONSchema

/**
 * Keywords for which yaml-language-server shows an English message of its own. They are allowed
 * only in a rule that has a sentence.
 */
const WORDLESS = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'format',
  'not',
  'oneOf',
  'anyOf',
]

/** Returns every schema that judges a value, with its path; the `if` of a rule judges none. */
function everySchema(path: string, schema: Schema | Schema['items']): [string, Schema][] {
  if (typeof schema !== 'object' || Array.isArray(schema)) return []
  const {
    properties = {},
    items,
    additionalProperties,
    propertyNames,
    allOf = [],
    else: otherwise,
  }: Schema = schema
  return [
    [path, schema],
    ...Object.entries(properties).flatMap(([key, inner]) => everySchema(`${path}.${key}`, inner)),
    ...[items, additionalProperties, propertyNames, otherwise].flatMap((inner) =>
      everySchema(`${path}[]`, inner),
    ),
    ...allOf.flatMap((rule, index) => everySchema(`${path}/${index}`, rule)),
  ]
}

describe.each(DOCUMENT_TYPE_NAMES)('the JSON Schema of %s', (name) => {
  it('has a Portuguese sentence for whatever it refuses', () => {
    const silent = everySchema(name, jsonSchemaOf(name)).flatMap(([path, schema]) => [
      ...WORDLESS.filter((keyword) => keyword in schema).map((keyword) => `${path}: ${keyword}`),
      ...('pattern' in schema && !schema.patternErrorMessage ? [`${path}: pattern`] : []),
      ...(('type' in schema || 'required' in schema || 'enum' in schema) && !schema.errorMessage
        ? [`${path}: errorMessage`]
        : []),
    ])
    expect(silent).toEqual([])
  })
})

const lot = jsonSchemaOf('Lot').properties
const field = (key: string): unknown => lot?.[key]

it('the sentences say what the field wants', () => {
  expect(field('title')).toMatchObject({
    allOf: [
      {
        if: { minLength: 1, maxLength: 110 },
        else: { errorMessage: 'Precisa ter de 1 a 110 letras.' },
      },
    ],
  })
  expect(field('price')).toMatchObject({
    errorMessage: 'Escreva só o número, com ponto decimal e sem aspas, como 7.5.',
    allOf: [{ else: { errorMessage: 'Precisa ser maior que 0, até 10.000.000.' } }],
  })
  expect(field('category')).toMatchObject({
    errorMessage: expect.stringContaining('desktop, notebook'),
  })
  expect(field('photo')).toMatchObject({
    errorMessage: 'Os campos daqui são src, alt.',
    allOf: [
      { required: ['src'] },
      { required: ['alt'], errorMessage: 'Falta o campo «alt:» (Texto alternativo).' },
    ],
  })
})

it('a pattern that takes capitals too keeps doing so', () => {
  expect(field('photo')).toMatchObject({
    properties: { src: { pattern: expect.stringMatching(/^\(\?i\)\^/) } },
  })
})
