import { z } from 'zod'
import { few, FIELD, line, name, SEEN, text, WORD_PART } from '../content/compare/diff-shapes'
import { DOCUMENT_TYPE_NAMES } from '../content/document-types'

/*
 * The meaning of a change of the content, as plain JSON: no Markdown, no HTML, nothing to compute
 * again. Every `file` is named from the top of the repository; lines count from 1 and are those of
 * the new version. Texts come from editors as they wrote them: code that shows them must escape
 * them.
 *
 * The comment of a pull request reads such a difference from a run that anybody may have changed.
 * The shapes therefore have limits, which are far above the size of an ordinary difference.
 */
const REVISION = z.strictObject({
  /** The revision's name, such as a branch; «pasta de trabalho» for the files on the disk. */
  name,
  /** Absent for the working folder. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
})

/**
 * The kinds of warnings, gravest first: what could lead visitors to a stranger comes before any
 * price.
 */
export const WARNING_KINDS = [
  'contact',
  'payment',
  /** A site that seems to be another one. */
  'false-site',
  'hidden-characters',
  'new-site',
  /** A grade that rises, or another processor, in the list of a lot's items. */
  'item',
  'price-jump',
  'badge',
  'price-day',
  'address',
  'broken-elsewhere',
  /** A section of a page that disappears with its last document. */
  'section',
  /** One of the check's own «avisos», in a document that did not have it before. */
  'own',
  'unused-picture',
] as const

const WARNING = z.strictObject({
  kind: z.enum(WARNING_KINDS),
  /** `alarm` marks what a fraudster would change; a `warning` deserves a second look. */
  level: z.enum(['alarm', 'warning']),
  /** One sentence with the values, and one with the reason or the fix. */
  sentence: text,
  why: text,
  file: name,
  line,
})

/** A changed paragraph, list or table of an article, or of a file that was compared as text. */
const BLOCK = z.strictObject({
  /** Heading that it stands under. */
  under: text.optional(),
  words: few(WORD_PART),
  line,
})

const FILE = {
  file: name,
  /** Its path before a rename. */
  renamedFrom: name.optional(),
  change: z.enum(['new', 'gone', 'renamed', 'changed']),
}

const DOCUMENT = z.strictObject({
  ...FILE,
  /** Absent for a document of a folder that the site no longer knows. */
  type: z.enum(DOCUMENT_TYPE_NAMES).optional(),
  /** «Lote de informática» */
  typeTitle: name,
  /** Its title or name; the file's name where it has none. */
  name: text,
  /** Drafts are on no page. A document that is published or hidden by the change says so here. */
  visibility: z.enum(['visible', 'draft', 'published', 'hidden']),
  /** Comments, quotes, order of keys, line ends: nobody sees a difference. */
  formattingOnly: z.boolean(),
  fields: few(FIELD),
  seen: few(SEEN),
  /** Changed blocks of an article's text, or of the whole file when a version is no YAML. */
  blocks: few(BLOCK),
  /** Sentences about the comparison itself: an older schema, a file that could not be read. */
  notes: few(text),
})

const PICTURE_SIZE = z.strictObject({
  bytes: z.int().nonnegative(),
  /** Absent when the file is no picture that can be opened. */
  pixels: z.strictObject({ width: z.int().positive(), height: z.int().positive() }).optional(),
})

const PICTURE = z.strictObject({
  ...FILE,
  before: PICTURE_SIZE.optional(),
  after: PICTURE_SIZE.optional(),
  /** Documents of the new version that show it. */
  usedIn: few(name),
})

const ADDRESS = z.strictObject({
  address: name,
  change: z.enum(['appears', 'dies']),
  /** Document that owns or owned it. */
  file: name,
  /** Target of the redirect from a dead address. */
  redirect: name.optional(),
  /** New address of the same document, after a rename. */
  movedTo: name.optional(),
  /** Links of the new version to a dead address. */
  linkedFrom: few(z.strictObject({ file: name, line: z.int() })),
})

/** The check's own shape (content/check/diagnostic.ts). */
const ERROR = z.strictObject({
  file: name,
  line: z.int(),
  column: z.int(),
  field: name,
  message: text,
  severity: z.enum(['error', 'warning']),
  fix: text,
})

const CONTENT_DIFF = z.strictObject({
  base: REVISION,
  head: REVISION,
  /** Errors of the new version, as content:check words them: with one of them nothing is published. */
  errors: few(ERROR),
  /** Points for a reviewer to look at, gravest first. */
  warnings: few(WARNING),
  /** «16 preços mudam, de −2,0% a +3,1%»; absent where none does. */
  prices: name.optional(),
  /** Those whose price moves furthest first, then by their files. */
  documents: few(DOCUMENT),
  pictures: few(PICTURE),
  addresses: few(ADDRESS),
  /** Changed files that no visitor sees, such as the editors' guide. */
  otherFiles: few(name),
  /** What the new version will change by itself, in order; see comingLines. */
  coming: few(name).optional(),
})

export type ContentDiff = z.infer<typeof CONTENT_DIFF>
export type Revision = z.infer<typeof REVISION>
export type Warning = z.infer<typeof WARNING>
export type BlockDiff = z.infer<typeof BLOCK>
export type DocumentDiff = z.infer<typeof DOCUMENT>
export type PictureSize = z.infer<typeof PICTURE_SIZE>
export type PictureDiff = z.infer<typeof PICTURE>
export type AddressDiff = z.infer<typeof ADDRESS>

/** In bytes; two hundred changed documents come to about a twentieth. */
export const MAX_DIFF = 10_000_000

/**
 * Reads the difference of a run that anybody may have changed, as a stranger's data. The result has
 * the right shape and a bearable size; whether it is true cannot be known.
 * @throws Error with a Portuguese sentence for data of another shape, or for more than MAX_DIFF
 * bytes
 */
export function readDiff(json: Buffer): ContentDiff {
  if (json.length > MAX_DIFF)
    throw new Error(`A diferença tem ${json.length} bytes; o máximo é ${MAX_DIFF}.`)
  const parsed = CONTENT_DIFF.safeParse(parsedJson(json))
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
