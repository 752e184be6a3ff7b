import { basename, relative, sep } from 'node:path'

/** How a file below contentDir is named to the editor: from the project's root; outside of it from the content folder. */
export function projectName(contentDir: string): (file: string) => string {
  const fromRoot = relative(process.cwd(), contentDir)
  const folder =
    fromRoot === '' || fromRoot.startsWith('..')
      ? basename(contentDir)
      : fromRoot.split(sep).join('/')
  return (file) => (file === '' ? folder : `${folder}/${file}`)
}
