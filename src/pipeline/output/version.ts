import { writeFile } from 'node:fs/promises'
import { VERSION_FILE, type Version } from '../../content/views/version'
import { gitOutput } from '../git'

/** @param root the project's folder */
export function projectVersion(root: string, day: string): Version {
  const git = (...args: string[]) => gitOutput(root, args)?.toString().trim()
  // A project in a subfolder of another repository has no commits of its own.
  const head =
    git('rev-parse', '--show-prefix') === '' ? git('rev-parse', '--verify', 'HEAD') : undefined
  if (head === undefined) return { commit: null, day }
  const isDirty = git('status', '--porcelain') !== ''
  return { commit: head + (isDirty ? '-dirty' : ''), day }
}

export const writeVersion = (dist: string, version: Version): Promise<void> =>
  writeFile(`${dist}${VERSION_FILE}`, `${JSON.stringify(version)}\n`)
