/** Address of the file that names the version of the site on its server. */
export const VERSION_FILE = '/versao.json'

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
}
