/** Address of the file that says which version of the site is there. */
export const VERSION_FILE = '/versao.json'

/** Beginning of the comment by which a publication says that it failed; /admin finds it by it. */
export const FAILURE_HEADING = '## A publicação de '

/** Heading of a review report when the content cannot be published. */
export const REFUSED_HEADING = '## ⛔ Não pode ser publicado'
/** Invisible last line of a review comment, by which /admin finds the commit that it is about. */
export const reportMark = (commit: string): string => `<!-- ${commit} -->`

/**
 * What a build says of itself in the file at VERSION_FILE; equal for equal commits on the same day.
 */
export interface Version {
  /** The commit that was built, with «-dirty» when files had changed since; null without git. */
  commit: string | null
  /** The day that the build takes as today, AAAA-MM-DD. */
  day: string
  /**
   * The next moment at which a document appears or disappears by itself (in-time.ts); null for
   * none.
   */
  next: string | null
  /**
   * The last commit that changed a document, and when, ISO 8601; null without git's history of it.
   */
  content: { commit: string; changed: string } | null
}
