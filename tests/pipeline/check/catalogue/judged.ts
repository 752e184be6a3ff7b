import { answerTo } from '../broken-content'
import type { Row } from './row'

/** What the check made of a row. */
export interface Judged {
  /** Refused, accepted, or accepted with a remark, as the row wants. */
  isRight: boolean
  isWellWorded: boolean
  lines: string[]
}

const known = new WeakMap<Row, Promise<Judged>>()

/** Asks the check about a row's content, once in a process. */
export function judged(row: Row): Promise<Judged> {
  const answer = known.get(row) ?? ask(row)
  known.set(row, answer)
  return answer
}

async function ask({ verdict, changes, says }: Row): Promise<Judged> {
  const { faults, remarks: all } = await answerTo({ changes })
  // The form of a file is a matter of its own: content:format mends it.
  const remarks = all.filter((line) => !line.includes('forma padrão'))
  const isRight = verdict === 'refused' ? faults.length > 0 : faults.length === 0 && (verdict === 'remarked') === remarks.length > 0
  const lines = verdict === 'refused' ? faults : [...faults, ...remarks]
  return { isRight, isWellWorded: says.every((part) => lines.some((line) => line.includes(part))), lines }
}
