import type { Ask } from './ask'

/** What a host serves, as the asker knows it beforehand. */
export interface Known {
  /** Addresses of pages, from the sitemap. */
  pages: string[]
  /** Whether the build has the editors' page. */
  admin: boolean
  redirects: readonly { from: string; to: string; status: number }[]
}

/** The same question for every host. */
export interface Question {
  name: string
  /** Sentences about what is wrong, none when all is well, or why the question does not apply. */
  ask: (ask: Ask, known: Known) => Promise<string[] | { skipped: string }>
}

export type Outcome = { kind: 'right' } | { kind: 'skipped' | 'wrong'; said: string[] }

/** An exception is an answer too: the connection broke, or a text was not what its type says. */
export async function outcomeOf(question: Question, ask: Ask, known: Known): Promise<Outcome> {
  try {
    const said = await question.ask(ask, known)
    if (!Array.isArray(said)) return { kind: 'skipped', said: [said.skipped] }
    return said.length === 0 ? { kind: 'right' } : { kind: 'wrong', said }
  } catch (error) {
    return {
      kind: 'wrong',
      said: [error instanceof Error ? error.message || error.name : String(error)],
    }
  }
}

/** An error when `right` does not hold. */
export const expectThat = (right: boolean, error: string): string[] => (right ? [] : [error])
