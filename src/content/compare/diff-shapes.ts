/** The difference of one document, in the words of its fields. */

/** A run of text that both versions have, or only one of them. */
export interface WordPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

interface Sides {
  /** As people read it: «R$ 1.234,50», «20/11/2026», «sim». Null where there is no value. */
  before: string | null
  after: string | null
  /** «+2,5%», or «+0,5 p.p.» between percentages. */
  difference?: string | undefined
}

export interface FieldDiff extends Sides {
  path: readonly (string | number)[]
  /** `specs[2]`, items counted from one, as the check names fields. */
  field: string
  /** In the editors' words: «Foto › Texto alternativo». The key where the schema has no title. */
  title: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  /** Word by word, for texts. */
  words?: WordPart[] | undefined
  line?: number | undefined
}

/** A value that is in no field but that the pages show: the discount badge, a unit's price. */
export interface SeenDiff extends Sides {
  title: string
}
