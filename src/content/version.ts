/** Address of the file that says which version of the site is there. */
export const VERSION_FILE = '/versao.json'

/** Beginning of the comment by which a publication says that it failed; /admin finds it by it. */
export const FAILURE_HEADING = '## A publicação de '

/** Heading in the report of a review whose content cannot be published. */
export const REFUSED_HEADING = '## ⛔ Não pode ser publicado'
/** End of a review's comment, unseen: the commit that it is about, for /admin. */
export const reportMark = (commit: string): string => `<!-- ${commit} -->`

/** The same for everybody who builds one commit on one day. */
export interface Version {
  /** The commit that was built, with «-dirty» when files had changed since; null without git. */
  commit: string | null
  /** The day that the build takes as today, AAAA-MM-DD. */
  day: string
  /** The next moment at which a document comes or goes by itself, see in-time.ts; null for none. */
  next: string | null
  /**
   * The last commit that changed a document, and when, ISO 8601; null without git's history of it.
   */
  content: { commit: string; changed: string } | null
}
