import { stripVTControlCharacters } from 'node:util'

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightSuite {
  file: string
  specs: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightTest {
  status: string
  /** One for each try. */
  results: { errors: { message?: string; location?: { line: number } }[] }[]
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Lines of an error that are shown: what was expected where, and what was there. */
const SHOWN = 6

/**
 * Returns the journeys that passed only at the second try, then those that failed: for each kind
 * their number, then each one's file and title, and below it the beginning of each try's error.
 * Empty for a run without them.
 */
export function namedJourneys(suites: readonly PlaywrightSuite[]): string[] {
  return [
    { status: 'flaky', word: 'flaky' },
    { status: 'unexpected', word: 'failed' },
  ].flatMap(({ status, word }) => {
    const found = journeysThat(status, suites)
    return found.length === 0 ? [] : [`${found.length} ${word}`, ...found]
  })
}

const journeysThat = (status: string, suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map((test) => [`${file}: ${title}`, ...triesOf(test)].join('\n')),
    ),
    ...journeysThat(status, inner),
  ])

const triesOf = ({ results }: PlaywrightTest): string[] =>
  results.flatMap(({ errors }, index) =>
    errors.slice(0, 1).flatMap(({ message = '', location }) => {
      const lines = stripVTControlCharacters(message).split('\n')
      const shown = lines.filter((line) => line.trim() !== '').slice(0, SHOWN)
      return [`  try ${index + 1}, line ${location?.line}`, ...shown].join('\n    ')
    }),
  )
