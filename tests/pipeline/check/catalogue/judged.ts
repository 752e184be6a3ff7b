import { answerTo } from '../broken-content'
import type { Row } from './row'

/** What the check made of a row. */
export interface Judged {
  /** Refused, accepted, or accepted with a warning, as the row wants. */
  isRight: boolean
  isWellWorded: boolean
  lines: string[]
}

const PLACE = /^(?:content\/\S.*:)?\d+:\d+ /
const known = new WeakMap<Row, Promise<Judged>>()

/** Asks the check about a row's content, once in a process. */
export function judged(row: Row): Promise<Judged> {
  const answer = known.get(row) ?? ask(row)
  known.set(row, answer)
  return answer
}

async function ask({ verdict, changes, says, release }: Row): Promise<Judged> {
  const { errors, warnings: all } = await answerTo({ changes, release })
  // The form of a file is a matter of its own: content:format mends it.
  const warnings = all.filter((line) => !line.includes('forma padrão'))
  const isRight =
    verdict === 'refused'
      ? errors.length > 0
      : errors.length === 0 && (verdict === 'warned') === warnings.length > 0
  const lines = verdict === 'refused' ? errors : [...errors, ...warnings]
  const places = says.filter((part) => PLACE.test(part)).length
  return {
    isRight,
    isWellWorded:
      says.every((part) => lines.some((line) => line.includes(part))) &&
      (places === 0 || places === lines.length),
    lines,
  }
}
