import { z } from 'zod'

/**
 * The facts of the schema about a field besides its kind. `widget` names the editors' input and the
 * meaning: 'link', 'action', 'image' ...
 */
interface FieldFacts {
  title: string
  description: string
  widget: string | undefined
  optional: boolean
}

export type Field = FieldFacts &
  (
    | { kind: 'object'; fields: ReadonlyMap<string, Field> }
    | { kind: 'list'; item: Field }
    /** A value for each calendar day, AAAA-MM-DD: `2026-11-20: 40`. */
    | { kind: 'byDay'; item: Field }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'number' }
    | { kind: 'boolean' }
    | { kind: 'text' }
  )
export type ObjectField = Extract<Field, { kind: 'object' }>
export type ByDayField = Extract<Field, { kind: 'byDay' }>

export type Path = readonly (string | number)[]

const known = new WeakMap<z.core.$ZodType, Field>()

/**
 * A document type's schema as plain data, for the check, contentlayer and the editors' page. No
 * other file reads zod's internals.
 * @throws Error for a kind of schema that documents do not use (union, literal ...)
 */
function fieldTree(schema: z.core.$ZodType): Field {
  const before = known.get(schema)
  if (before) return before
  const made = make(schema, false)
  known.set(schema, made)
  return made
}

/** Whether a field takes a day: a day alone, or a moment, which may have an hour. */
export const takesDay = (field: Field | undefined): boolean =>
  field?.widget === 'date' || field?.widget === 'moment'

/** The same for a whole document, which is always an object. */
export function objectTree(schema: z.ZodObject): ObjectField {
  const field = fieldTree(schema)
  if (field.kind !== 'object') throw new Error('O esquema de um documento é um objeto.')
  return field
}

function make(schema: z.core.$ZodType, optional: boolean): Field {
  // Every schema that zod constructs is one of this closed union; the base type only hides it.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const meta = z.globalRegistry.get(schema) ?? {}
  const facts: FieldFacts = {
    title: meta.title ?? '',
    description: meta.description ?? '',
    widget: typeof meta.widget === 'string' ? meta.widget : undefined,
    optional,
  }
  switch (def.type) {
    case 'optional': {
      const inner = make(def.innerType, true)
      return {
        ...inner,
        title: facts.title || inner.title,
        description: facts.description || inner.description,
        widget: facts.widget ?? inner.widget,
      }
    }
    case 'object':
      return {
        ...facts,
        kind: 'object',
        fields: new Map(Object.entries(def.shape).map(([key, value]) => [key, fieldTree(value)])),
      }
    case 'record':
      // The only records are those by day.
      return { ...facts, kind: 'byDay', item: fieldTree(def.valueType) }
    case 'array':
      return { ...facts, kind: 'list', item: fieldTree(def.element) }
    case 'enum':
      return { ...facts, kind: 'choice', options: Object.values(def.entries).map(String) }
    case 'number':
    case 'boolean':
      return { ...facts, kind: def.type }
    case 'string':
      return { ...facts, kind: 'text' }
    default:
      throw new Error(`Um documento não usa esquemas do tipo ${def.type}.`)
  }
}

interface Leaf {
  field: Field
  value: unknown
  path: Path
}

/**
 * Every leaf that a document's data has, also when other parts of the data do not fit the schema.
 */
export function leavesOf(field: Field, value: unknown, path: Path = []): Leaf[] {
  if (field.kind === 'object') {
    if (typeof value !== 'object' || value === null) return []
    // Own properties only: a broken document may carry anything.
    return Array.from(field.fields)
      .filter(([key]) => Object.hasOwn(value, key))
      .flatMap(([key, inner]) => leavesOf(inner, Reflect.get(value, key), [...path, key]))
  }
  if (field.kind === 'byDay')
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([day, inner]) => leavesOf(field.item, inner, [...path, day]))
      : []
  if (field.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => leavesOf(field.item, item, [...path, index]))
      : []
  return [{ field, value, path }]
}

/** The field at a path; undefined when the schema has none. */
export function fieldAt(field: Field | undefined, path: Path): Field | undefined {
  const [step, ...rest] = path
  if (step === undefined || !field) return field
  if (field.kind === 'object') return fieldAt(field.fields.get(String(step)), rest)
  return field.kind === 'list' || field.kind === 'byDay' ? fieldAt(field.item, rest) : undefined
}
