import { writeFile } from 'node:fs/promises'
import { VERSION_FILE, type Version } from '../../content/version'
import { gitOutput } from '../git'

/** @param root the project's folder */
export function projectVersion(root: string, day: string, next: string | null = null): Version {
  const git = (...args: string[]) => gitOutput(root, args)?.toString().trim()
  // A project in a subfolder of another repository has no commits of its own.
  if (git('rev-parse', '--show-prefix') !== '') return { commit: null, day, next, content: null }
  const isShallow = git('rev-parse', '--is-shallow-repository') !== 'false'
  const [commit, changed] = git('log', '-1', '--format=%H %cI', '--', 'content')?.split(' ') ?? []
  const head = git('rev-parse', '--verify', 'HEAD')
  const isDirty = git('status', '--porcelain') !== ''
  return {
    commit: head === undefined ? null : head + (isDirty ? '-dirty' : ''),
    day,
    next,
    content: isShallow || !commit || !changed ? null : { commit, changed },
  }
}

export const writeVersion = (dist: string, version: Version): Promise<void> =>
  writeFile(`${dist}${VERSION_FILE}`, `${JSON.stringify(version)}\n`)
