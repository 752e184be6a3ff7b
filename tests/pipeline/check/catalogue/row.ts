import type { Change } from '../broken-content'

/** The check's verdict on a document that is written in this way. */
export type Verdict = 'refused' | 'legal' | 'warned'

/**
 * One way in which people, Excel, Word, WhatsApp, Windows and haste write a document: the changes
 * of the sound content, and the texts that the check must print.
 */
export interface Row {
  /** The written text, which the test's name shows. */
  written: string
  verdict: Verdict
  changes: Change[]
  /**
   * Parts of the lines that the check prints, the value to write among them; none for legal rows.
   * Each part that begins with a place, such as «14:8 photo.alt», names one line, and no other is
   * printed.
   */
  says: string[]
  /** The content is checked as before a release, when example contacts are errors. */
  release?: true
}

type Edit = Extract<Change, { edit: string }>

/** Returns rows that put one value after another in the same place of a document. */
export const inPlace =
  (edit: string, from: string, to: (written: string) => string, verdict: Verdict = 'refused') =>
  (rows: readonly (readonly [written: string, ...says: string[]])[]): Row[] =>
    rows.map(([written, ...says]) => ({
      written: shown(to(written)),
      verdict,
      says,
      changes: [{ edit, from, to: to(written) } satisfies Edit],
    }))

/** Returns rows that each change one place of the same document. */
export const edits =
  (edit: string, verdict: Verdict = 'refused') =>
  (rows: readonly (readonly [from: string, to: string, ...says: string[]])[]): Row[] =>
    rows.map(([from, to, ...says]) => ({
      written: to === '' ? `nothing instead of ${from}` : shown(to),
      verdict,
      says,
      changes: [{ edit, from, to } satisfies Edit],
    }))

/** Returns one row of many lots, each with one of the legal ways to write a place of it. */
export const legalLots = (
  from: string,
  to: (written: string) => string,
  ways: readonly string[],
): Row =>
  row(
    `each of these instead of ${from}: ${shown(ways.join(', '))}`,
    'legal',
    ways.flatMap((way, index) => {
      const lot = `lots/certo-${index}.yaml`
      return [
        { copy: 'lots/notebooks.yaml', to: lot },
        { edit: lot, from: 'title: Lote com 10', to: `title: Lote ${index} com 10` },
        { edit: lot, from: 'order: 10', to: `order: ${index + 1000}` },
        { edit: lot, from: from.replace('title: Lote', `title: Lote ${index}`), to: to(way) },
      ]
    }),
  )

/** Replaces invisible characters by their code points, so that the test's name shows them. */
const shown = (text: string): string =>
  text
    .replace(
      /[^\P{C}\n]|[\u00a0\u2028\u2029\u202f]/gu,
      (character) =>
        `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
    )
    .slice(0, 200)

/** Returns a row with changes of any kind. */
export const row = (
  written: string,
  verdict: Verdict,
  changes: Change[],
  ...says: string[]
): Row => ({ written, verdict, changes, says })

/** Returns a row that is refused only before a release. */
export const released = (written: string, changes: Change[], ...says: string[]): Row => ({
  ...row(written, 'refused', changes, ...says),
  release: true,
})
