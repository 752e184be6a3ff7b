import { writeFileSync } from 'node:fs'
import { leaveBase } from '../broken-content'
import { CATALOGUE } from './all'
import { judged } from './judged'
import { MESSAGES_PAGE, messagesPage } from './messages-page'

/**
 * `node src/pipeline/commands/run.mjs tests/pipeline/check/catalogue/measure-catalogue.ts`: how many of the catalogue's rows are refused, well worded (every
 * part that must be named stands in the answer), accepted and remarked; with --all each row that fails, with its answer; with --write the editors' page of messages is written anew.
 */
const counts = { refused: [0, 0, 0], legal: [0, 0, 0], remarked: [0, 0, 0] }
const wanted = process.argv.find((word) => word in CATALOGUE)
for (const [kind, rows] of Object.entries(CATALOGUE)) {
  if (wanted !== undefined && kind !== wanted) continue
  for (const one of rows) {
    const { isRight, isWellWorded, lines } = await judged(one)
    const count = counts[one.verdict]
    count[0] = (count[0] ?? 0) + 1
    if (isRight) count[1] = (count[1] ?? 0) + 1
    if (isRight && isWellWorded) count[2] = (count[2] ?? 0) + 1
    if (process.argv.includes('--all') && !(isRight && isWellWorded))
      console.log(
        `${kind} ${one.verdict}${isRight ? '' : ' NOT'}: ${JSON.stringify(one.written)} wants ${JSON.stringify(one.says)}\n   ${lines.join('\n   ') || '(nothing)'}`,
      )
  }
}
if (process.argv.includes('--write')) writeFileSync(MESSAGES_PAGE, await messagesPage())
leaveBase()
const [refused, legal, remarked] = [counts.refused, counts.legal, counts.remarked]
console.log(
  `to refuse ${refused[0]}: refused ${refused[1]}, well worded ${refused[2]}; legal ${legal[0]}: accepted ${legal[1]}; to warning on ${remarked[0]}: remarked ${remarked[1]}, well worded ${remarked[2]}`,
)
