import { writeFile } from 'node:fs/promises'
import { gitOutput } from '../git'

/** Address of the file that says which version of the site is there. */
export const VERSION_FILE = '/versao.json'

/** The same for everybody who builds one commit on one day. */
export interface Version {
  /** The commit that was built, with «-dirty» when files had changed since; null without git. */
  commit: string | null
  /** The day that the build takes as today, AAAA-MM-DD. */
  day: string
  /**
   * The last commit that changed a document, and when, ISO 8601; null without git's history of it.
   */
  content: { commit: string; changed: string } | null
}

/** @param root the project's folder */
export function projectVersion(root: string, day: string): Version {
  const git = (...args: string[]) => gitOutput(root, args)?.toString().trim()
  // A folder inside somebody else's repository is none of its own.
  if (git('rev-parse', '--show-prefix') !== '') return { commit: null, day, content: null }
  const isShallow = git('rev-parse', '--is-shallow-repository') !== 'false'
  const [commit, changed] = git('log', '-1', '--format=%H %cI', '--', 'content')?.split(' ') ?? []
  const head = git('rev-parse', '--verify', 'HEAD')
  const isDirty = git('status', '--porcelain') !== ''
  return {
    commit: head === undefined ? null : head + (isDirty ? '-dirty' : ''),
    day,
    content: isShallow || !commit || !changed ? null : { commit, changed },
  }
}

export const writeVersion = (dist: string, version: Version): Promise<void> =>
  writeFile(`${dist}${VERSION_FILE}`, `${JSON.stringify(version)}\n`)
