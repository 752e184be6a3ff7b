import type { DocumentOf, DocumentTypeName } from '../document-types'
import type { Path } from '../schema/field-tree'
import type { Reason } from '../check/diagnostic'

/** Data in which every part may be missing, because it is missing in the file or wrong there. */
type DeepPartial<Value> = Value extends readonly (infer Item)[]
  ? (DeepPartial<Item> | undefined)[]
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined }
    : Value

/** Any document, as far as it could be read. */
export interface AnyDocument {
  type: DocumentTypeName
  slug: string
  /** Without the parts that have an error of their own; undefined when the text is no document. */
  data: unknown
  draft: boolean
  /** The Markdown of an article. */
  body?: string | undefined
}

interface Typed<Name extends DocumentTypeName> {
  type: Name
  data: DeepPartial<DocumentOf<Name>>
}

/** A document of a type, as its rules see it. */
export type RuleDocument<Name extends DocumentTypeName> = AnyDocument & Typed<Name>

/** The parts of a document's data; of a document that could not be read all are missing. */
export const partsOf = <Name extends DocumentTypeName>(
  _: Name,
  data: unknown,
): DeepPartial<DocumentOf<Name>> =>
  // The reader has taken out what does not fit the schema of the type.
  (data ?? {}) as DeepPartial<DocumentOf<Name>>

/** The documents of a type. */
export const documentsOf = <
  Name extends DocumentTypeName,
  Given extends Pick<AnyDocument, 'type' | 'data'>,
>(
  documents: readonly Given[],
  name: Name,
): (Given & Typed<Name>)[] =>
  documents
    .filter(({ type }) => type === name)
    .map((document) => ({ ...document, type: name, data: partsOf(name, document.data) }))

/** The data of the only document of a type. */
export const dataOf = <Name extends DocumentTypeName>(
  documents: readonly Pick<AnyDocument, 'type' | 'data'>[],
  name: Name,
): DeepPartial<DocumentOf<Name>> => partsOf(name, documents.find(({ type }) => type === name)?.data)

/** Fields that documents of several types have. */
interface CommonFields {
  title?: string
  name?: string
  order?: number
  from?: string
  until?: string
  draft?: boolean
}

/** The common fields of any document; a type without one of them simply lacks it. */
export const commonFields = ({ data }: Pick<AnyDocument, 'data'>): CommonFields => data ?? {}

/** The facts beside its document that a rule may use. */
export interface RuleFacts {
  /** Every document, drafts and broken ones too. */
  all: readonly AnyDocument[]
  /** The day of the check, AAAA-MM-DD. */
  today: string
}

/** An error at a path of the checked document. */
export type FieldDiagnostic = Reason & {
  path: Path
  /** The field that the error misses; one that is there and wrong has an error of its own. */
  missing?: string | undefined
}

/** Reports what is wrong at a path, or in a field of the document itself. */
export type Report = (
  at: Path | string,
  message: string,
  fix: string,
  missing?: FieldDiagnostic['missing'],
) => void

/** Checks one document of a type. by-type.ts decides whether what it reports stops a build. */
export type Rule<Name extends DocumentTypeName> = (
  document: RuleDocument<Name>,
  facts: RuleFacts,
  report: Report,
) => void

/** Checks a document of any type. */
export type CommonRule = (document: AnyDocument, facts: RuleFacts, report: Report) => void

/** Everything that some rules report. */
export function reported(rules: (report: Report) => void): FieldDiagnostic[] {
  const found: FieldDiagnostic[] = []
  rules((at, message, fix, missing) => {
    found.push({ path: typeof at === 'string' ? [at] : at, message, fix, missing })
  })
  return found
}

/** Reports an item that repeats an earlier one of its list. */
export const reportRepeat = (path: Path, item: string, report: Report): void =>
  report(path, `«${item}» já está nesta lista`, 'apague um dos dois ou escreva outro')

/** Reports the second value of a pair that is less than the first: a day before another, a number below another. */
export function reportDisorder<Key extends string>(
  values: Readonly<Partial<Record<Key, string | number | undefined>>> | undefined,
  pairs: readonly (readonly [first: Key, second: Key])[],
  report: Report,
  group: Path = [],
): void {
  for (const [first, second] of pairs) {
    const [before, after] = [values?.[first], values?.[second]]
    if (before === undefined || after === undefined || before <= after) continue
    const less = typeof after === 'number' ? 'é menor que' : 'vem antes de'
    report([...group, second], `${after} ${less} ${first}, ${before}`, 'corrija um dos dois')
  }
}

/** Reports a field without another one that belongs to it. */
export function reportAlone<Values extends object, Key extends keyof Values & string>(
  values: Values,
  pairs: readonly (readonly [field: Key, needed: Key])[],
  report: Report,
): void {
  for (const [field, needed] of pairs)
    if (values[field] !== undefined && values[needed] === undefined)
      report(
        field,
        'falta o campo que o acompanha',
        `acrescente ‹${needed}› ou ‹apague a linha›`,
        needed,
      )
}

/**
 * Keeps a value by the object that it follows from, which must not change afterwards: a check
 * passes the same list with every document, and a server checks the same data at every save.
 */
export function keptBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
