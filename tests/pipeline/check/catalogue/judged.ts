import { answerTo } from '../broken-content'
import type { Row } from './row'

/** The check's result for a row. */
export interface Judged {
  /** Whether the content is refused, accepted, or accepted with a warning, as the row expects. */
  isRight: boolean
  isWellWorded: boolean
  lines: string[]
}

const PLACE = /^(?:content\/\S.*:)?\d+:\d+ /
const known = new WeakMap<Row, Promise<Judged>>()

/** Returns the check's result for a row; a process checks each row only once. */
export function judged(row: Row): Promise<Judged> {
  const answer = known.get(row) ?? ask(row)
  known.set(row, answer)
  return answer
}

async function ask({ verdict, changes, says, release }: Row): Promise<Judged> {
  const { errors, warnings: all } = await answerTo({ changes, release })
  // Warnings about the form of a file are left out, because content:format corrects it.
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
