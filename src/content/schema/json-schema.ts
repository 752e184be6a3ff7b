import { z } from 'zod'
import { inFile } from '../check/diagnostic'
import { documentType, type DocumentTypeName } from '../document-types'

type Schema = z.core.JSONSchema.JSONSchema

/**
 * JSON Schema (draft 7) of a document type's fields, for editors that complete and explain YAML
 * while it is typed. Each of its rules carries a Portuguese sentence, by the keywords of
 * yaml-language-server (VS Code's YAML extension): errorMessage for a type, a choice, a missing or
 * an unknown field, patternErrorMessage for the form of a text.
 */
export const jsonSchemaOf = (name: DocumentTypeName): Schema =>
  inPortuguese(
    z.toJSONSchema(documentType(name).schema, {
      io: 'input',
      target: 'draft-7',
      override: ({ zodSchema, jsonSchema }) => tellPatterns(zodSchema, jsonSchema),
    }),
  )

/** Copies the sentences of a text's patterns, which zod does not write into a JSON Schema. */
function tellPatterns(zodSchema: z.core.$ZodTypes, jsonSchema: Schema): void {
  // A text of a known form, such as an e-mail address, is a pattern of its own.
  for (const {
    _zod: { def },
  } of [zodSchema, ...(zodSchema._zod.def.checks ?? [])]) {
    if (!('pattern' in def) || !(def.pattern instanceof RegExp)) continue
    const { pattern } = def
    const holder =
      jsonSchema.pattern === pattern.source
        ? jsonSchema
        : jsonSchema.allOf?.find((one) => one.pattern === pattern.source)
    if (!holder) continue
    // JSON Schema has no flags; yaml-language-server understands this one.
    if (pattern.ignoreCase) holder.pattern = `(?i)${pattern.source}`
    // zod types the function by an issue that no check can have; ours are plain sentences.
    const sentence = (def.error as (() => unknown) | undefined)?.()
    if (typeof sentence === 'string')
      holder.patternErrorMessage = `${sentence.charAt(0).toUpperCase()}${inFile(sentence.slice(1).replace(' — ', ': '))}.`
  }
}

function inPortuguese({
  required = [],
  format,
  widget: _,
  minLength,
  maxLength,
  minimum,
  exclusiveMinimum,
  maximum,
  minItems,
  maxItems,
  ...schema
}: Schema): Schema {
  const { properties, items, additionalProperties, propertyNames } = schema
  const allOf = [
    // zod repeats the type in each of several patterns; the field already has it.
    ...(schema.allOf ?? []).map(({ type: _type, ...pattern }) => pattern),
    ...limit(
      { minLength, maxLength },
      `Precisa ter ${fromTo(minLength, maxLength, 'letra', 'letras')}.`,
    ),
    ...limit({ minItems, maxItems }, `Precisa ter ${fromTo(minItems, maxItems, 'item', 'itens')}.`),
    ...limit(
      { minimum, exclusiveMinimum, maximum },
      exclusiveMinimum === undefined
        ? `Precisa ser ${fromTo(minimum, maximum)}.`
        : `Precisa ser maior que ${exclusiveMinimum}, até ${written(maximum)}.`,
    ),
    // One rule for each field, so that the message names the field.
    ...required.map((key) => ({
      required: [key],
      errorMessage: `Falta o campo «${key}:»${titled(properties?.[key])}.`,
    })),
  ]
  return {
    ...schema,
    ...(schema.description !== undefined && { description: inFile(schema.description) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, inside(inner)]),
      ),
    }),
    ...(items && !Array.isArray(items) && { items: inside(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: inside(additionalProperties),
    }),
    ...(propertyNames !== undefined && { propertyNames: inside(propertyNames) }),
    ...(allOf.length > 0 && { allOf }),
    ...(format === 'date' && {
      patternErrorMessage: 'Não é um dia que existe: escreva ano, mês e dia, como 2026-03-01.',
    }),
    errorMessage: wrongKind(schema),
  }
}

const inside = (schema: Schema | boolean): Schema | boolean =>
  typeof schema === 'boolean' ? schema : inPortuguese(schema)
const titled = (schema: Schema | boolean | undefined): string =>
  typeof schema === 'object' && schema.title ? ` (${schema.title})` : ''

/**
 * Limits as an if-else rule with our sentence, because yaml-language-server has only its own
 * sentences for the keywords themselves. A value outside the limits is never null, so the else
 * branch refuses it with our sentence.
 */
function limit(keywords: Schema, sentence: string): Schema[] {
  const given = Object.fromEntries(
    Object.entries(keywords).filter(([, value]) => value !== undefined),
  )
  return Object.keys(given).length === 0
    ? []
    : [{ if: given, else: { type: 'null', errorMessage: sentence } }]
}

const written = (amount = 0): string => amount.toLocaleString('pt-BR')

function fromTo(from: number | undefined, to: number | undefined, one = '', many = ''): string {
  const unit = to === 1 ? one : many
  if (from === to) return `${written(from)} ${unit}`.trim()
  if (from === undefined) return `até ${written(to)} ${unit}`.trim()
  return `de ${written(from)} a ${written(to)} ${unit}`.trim()
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'Escreva só o número, com ponto decimal e sem aspas, como 7.5.',
  integer: 'Escreva um número inteiro, sem aspas.',
  boolean: 'Escreva true ou false, sem aspas.',
  array: 'Escreva embaixo um item por linha, cada um começando com "- ".',
  object: 'Escreva embaixo, dois espaços para dentro, uma linha por dia, como 2026-11-20: 40.00.',
}

/** The sentence for a value of the wrong kind, outside its list, or with an unknown field. */
function wrongKind({ type, properties, enum: choices }: Schema): string {
  if (choices) return `Não está na lista. Escreva uma destas: ${choices.join(', ')}.`
  if (properties) return `Os campos daqui são ${Object.keys(properties).join(', ')}.`
  return KINDS[String(type)] ?? 'Aqui vai um texto; se parece um número, ponha entre aspas.'
}
