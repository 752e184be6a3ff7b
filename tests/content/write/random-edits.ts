import { constantFrom, integer, oneof, string, tuple, type Arbitrary } from 'fast-check'
import type { Field, Path } from '../../../src/content/field-tree'
import {
  isDraftList,
  isDraftObject,
  type Draft,
  type DraftObject,
} from '../../../src/content/write/draft'

/** One edit in the form: a field gets another value, or none. */
export interface RandomEdit {
  path: Path
  before: Draft
  after: Draft
}

/** Every place of a form with its field; absent optional ones too. */
export function places(
  field: Field,
  draft: Draft,
  path: Path = [],
): { path: Path; field: Field; draft: Draft }[] {
  const here = path.length > 0 ? [{ path, field, draft }] : []
  if (field.kind === 'object' && isDraftObject(draft))
    return [
      ...here,
      ...Array.from(field.fields).flatMap(([key, inner]) =>
        places(inner, draft[key], [...path, key]),
      ),
    ]
  if (field.kind === 'list' && isDraftList(draft))
    return [...here, ...draft.flatMap((item, index) => places(field.item, item, [...path, index]))]
  return here
}

const text = oneof(
  string({ minLength: 1, maxLength: 12 }).map((one) => one.replace(/[^\P{C}]/gu, '').trim() || 'x'),
  constantFrom(
    'Texto: com dois-pontos',
    '# nada',
    '- traço',
    '"aspas"',
    "d'água",
    'true',
    '12',
    '08:00',
    '2026-03-01',
    '',
    'uma frase bem mais comprida que a linha, com vírgulas, acentos e tudo o mais que ' +
      'um editor escreve em um dia comum',
    '{lote} por {preco}',
    '[a]',
    'linha um\nlinha dois\n\nlinha quatro',
    '@x',
    '&a',
    '*b',
    '!c',
    '% d',
    'a #b',
    'fim:',
  ),
)
const number = oneof(
  integer({ min: -50, max: 90000 }).map(String),
  constantFrom('4.5', '4.50', '1.000,50', 'R$ 7', '1e3', '0x10', '', 'dez', '#1', ': 2'),
)

function valueOf(field: Field): Arbitrary<Draft> {
  switch (field.kind) {
    case 'number':
      return number
    case 'boolean':
      return constantFrom(true, false)
    case 'choice':
      return constantFrom(...field.options)
    case 'text':
      return text
    case 'list':
      return tuple(valueOf(field.item), valueOf(field.item)).map((items) => items)
    case 'byDay':
      return tuple(number, number).map(([first, second]) => [
        { day: '2026-03-01', value: first },
        { day: '2026-02-28', value: second },
      ])
    case 'object':
      return tuple(
        ...Array.from(field.fields, ([key, inner]) =>
          valueOf(inner).map((value) => [key, value] as const),
        ),
      ).map((entries) => Object.fromEntries(entries))
  }
}

function changesOf(field: Field, draft: Draft): Arbitrary<Draft> {
  const fresh = valueOf(field)
  if (field.kind !== 'list' || !isDraftList(draft))
    return field.optional ? oneof(fresh, constantFrom(undefined)) : fresh
  return oneof(
    valueOf(field.item).map((item) => [item, ...draft]),
    valueOf(field.item).map((item) => [...draft, item]),
    ...(draft.length > 0
      ? [
          integer({ min: 0, max: draft.length - 1 }).map((gone) =>
            draft.filter((_, index) => index !== gone),
          ),
          tuple(
            integer({ min: 0, max: draft.length - 1 }),
            integer({ min: 0, max: draft.length - 1 }),
          ).map(([from, to]) => draft.toSpliced(from, 1).toSpliced(to, 0, draft[from])),
        ]
      : []),
  )
}

export function randomEdit(field: Field, draft: DraftObject): Arbitrary<RandomEdit> {
  return constantFrom(...places(field, draft)).chain((place) =>
    changesOf(place.field, place.draft).map((after) => ({
      path: place.path,
      before: place.draft,
      after,
    })),
  )
}

/** The form after an edit. */
export function edited(draft: Draft, [step, ...rest]: Path, after: Draft): Draft {
  if (step === undefined) return after
  if (isDraftList(draft))
    return draft.map((item, index) => (index === step ? edited(item, rest, after) : item))
  if (!isDraftObject(draft)) return draft
  return { ...draft, [step]: edited(draft[step], rest, after) }
}
