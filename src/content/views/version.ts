/** Address of the file that names the version of the site on its server. */
export const VERSION_FILE = '/versao.json'

/** The facts of a build, in the file at VERSION_FILE; equal for equal commits on the same day. */
export interface Version {
  /** The commit that was built, with «-dirty» when files had changed since; null without git. */
  commit: string | null
  /** The day that the build takes as today, AAAA-MM-DD. */
  day: string
}
