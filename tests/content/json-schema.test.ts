import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DOCUMENT_TYPE_NAMES } from '../../src/content/document-types'
import { jsonSchemaOf } from '../../src/content/schema/json-schema'

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
