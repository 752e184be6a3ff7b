/** Address of the file that names the version of the site on its server. */
export const VERSION_FILE = '/versao.json'

/**
 * First words of the comment in which a publication reports its failure; /admin finds the comment
 * by them.
 */
export const FAILURE_HEADING = '## A publicação de '

/** Heading of a review report when the content cannot be published. */
export const REFUSED_HEADING = '## ⛔ Não pode ser publicado'
/** Invisible last line of a review comment, by which /admin finds the commit that it is about. */
export const reportMark = (commit: string): string => `<!-- ${commit} -->`

/** The facts of a build, in the file at VERSION_FILE; equal for equal commits on the same day. */
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
   * The last commit that changed a file of content/, and when, ISO 8601; null without git's history
   * of it.
   */
  content: { commit: string; changed: string } | null
}
