import { describe, expect, it } from 'vitest'
import { answerTo } from './broken-content'
import { CASES, PLACE } from './cases'

describe.each([...CASES])('what people, programs and haste write: %s', (_, cases) => {
  it.each(cases)('$verdict: $name', async ({ verdict, changes, says, release }) => {
    const { errors, warnings } = await answerTo({ changes, release })
    const lines = verdict === 'refused' ? errors : [...errors, ...warnings]
    expect({
      errors: errors.length > 0,
      warnings: verdict !== 'refused' && warnings.length > 0,
    }).toEqual({ errors: verdict === 'refused', warnings: verdict === 'warned' })
    // Where it is, what is wrong, and what to write instead.
    for (const line of lines) expect(line).toMatch(/^.+:\d+:\d+ .+: .+ — \S/s)
    for (const part of says) expect(lines.join('\n')).toContain(part)
    const places = says.filter((part) => PLACE.test(part)).length
    if (places > 0) expect(lines).toHaveLength(places)
  })
})

it('the content that is broken is sound, also after every case', async () => {
  expect(await answerTo({ changes: [] })).toEqual({ errors: [], warnings: [] })
})
