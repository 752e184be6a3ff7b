import { z } from 'zod'
import { DOCUMENT_TYPE_NAMES } from '../../content/document-types'
import type { ContentDiff } from '../content-diff'

/**
 * The difference as it comes out of a run that anybody may have changed: read as data of a
 * stranger. What passes is of the right shape and of a bearable size; that it is true nobody can
 * know.
 */
const text = z.string().max(200_000)
const name = z.string().max(1_000)
const line = z.int().positive().optional()
const few = <T extends z.ZodType>(item: T) => z.array(item).max(5_000)
const revision = z.strictObject({
  name,
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
})
const words = few(z.strictObject({ kind: z.enum(['same', 'gone', 'new']), text }))
const sides = { before: text.nullable(), after: text.nullable(), difference: name.optional() }
const change = z.enum(['new', 'gone', 'renamed', 'changed'])
const size = z.strictObject({
  bytes: z.int().nonnegative(),
  pixels: z.strictObject({ width: z.int().positive(), height: z.int().positive() }).optional(),
})

const document = z.strictObject({
  file: name,
  renamedFrom: name.optional(),
  type: z.enum(DOCUMENT_TYPE_NAMES).optional(),
  typeTitle: name,
  name: text,
  change,
  visibility: z.enum(['visible', 'draft', 'published', 'hidden']),
  formattingOnly: z.boolean(),
  fields: few(
    z.strictObject({
      path: z.array(z.union([name, z.int()])).max(50),
      field: name,
      title: name,
      change: z.enum(['added', 'removed', 'changed', 'moved']),
      ...sides,
      words: words.optional(),
      seenIn: name.optional(),
      line,
    }),
  ),
  seen: few(z.strictObject({ title: name, ...sides })),
  blocks: few(z.strictObject({ under: text.optional(), words, line })),
  notes: few(text),
})

const schema = z.strictObject({
  base: revision,
  head: revision,
  errors: few(
    z.strictObject({
      file: name,
      line: z.int(),
      column: z.int(),
      field: name,
      message: text,
      severity: z.enum(['error', 'warning']),
      fix: text,
    }),
  ),
  remarks: few(
    z.strictObject({
      kind: z.enum([
        'contact',
        'payment',
        'price-jump',
        'badge',
        'price-day',
        'address',
        'broken-elsewhere',
        'new-site',
        'hidden-characters',
        'own',
        'unused-picture',
      ]),
      level: z.enum(['alarm', 'warning']),
      sentence: text,
      why: text,
      file: name,
      line,
    }),
  ),
  documents: few(document),
  pictures: few(
    z.strictObject({
      file: name,
      renamedFrom: name.optional(),
      change,
      before: size.optional(),
      after: size.optional(),
      usedIn: few(name),
    }),
  ),
  addresses: few(
    z.strictObject({
      address: name,
      change: z.enum(['appears', 'dies']),
      file: name,
      redirect: name.optional(),
      movedTo: name.optional(),
      linkedFrom: few(z.strictObject({ file: name, line: z.int() })),
    }),
  ),
  otherFiles: few(name),
})

/** In bytes; two hundred changed documents come to about a twentieth. */
export const MAX_DIFF = 10_000_000

/** @throws Error with a Portuguese sentence for what is no difference, or a monstrous one */
export function readDiff(json: Buffer): ContentDiff {
  if (json.length > MAX_DIFF)
    throw new Error(`A diferença tem ${json.length} bytes; o máximo é ${MAX_DIFF}.`)
  const parsed = schema.safeParse(parsedJson(json))
  if (!parsed.success)
    throw new Error(
      `A diferença não tem a forma esperada: ${parsed.error.issues
        .slice(0, 3)
        .map(({ path, code }) => `${path.join('.')} ${code}`)
        .join('; ')}`,
    )
  return parsed.data
}

function parsedJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    throw new Error('A diferença não é JSON.')
  }
}
