import { z } from 'zod'

/*
 * The difference of one document in the words of its fields, as plain JSON. The limits are far
 * above the size of an ordinary difference. They are needed because a comment may read one from a
 * run that anybody may have changed.
 */
export const text = z.string().max(200_000)
export const name = z.string().max(1_000)
export const line = z.int().positive().optional()
export const few = <T extends z.ZodType>(item: T) => z.array(item).max(5_000)

export const WORD_PART = z.strictObject({
  /** Whether both versions have this run of text, or only one of them. */
  kind: z.enum(['same', 'gone', 'new']),
  text,
})

const SIDES = {
  /** As people read it: «R$ 1.234,50», «20/11/2026», «sim». Null where there is no value. */
  before: text.nullable(),
  after: text.nullable(),
  /** «+2,5%», or «+0,5 p.p.» between percentages. */
  difference: name.optional(),
}

export const FIELD = z.strictObject({
  path: z
    .array(z.union([name, z.int()]))
    .max(50)
    .readonly(),
  /** `specs[2]`, items counted from one, as the check names fields. */
  field: name,
  /** In the editors' words: «Foto › Texto alternativo». The key where the schema has no title. */
  title: name,
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  ...SIDES,
  /** Word by word, for texts. */
  words: few(WORD_PART).optional(),
  /** The places where a visitor meets the value, when they are not obvious. */
  seenIn: name.optional(),
  line,
})

/** A value that is in no field but that the pages show: the discount badge, a place in a list. */
export const SEEN = z.strictObject({ title: name, ...SIDES })

export type WordPart = z.infer<typeof WORD_PART>
export type FieldDiff = z.infer<typeof FIELD>
export type SeenDiff = z.infer<typeof SEEN>
