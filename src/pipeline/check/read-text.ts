import { lstatSync, readFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import {
  decodeText,
  sizeError,
  unreadable,
  type DecodedText,
} from '../../content/check/decode-text'

/**
 * Returns the text of a file without its BOM and with Unix line ends, or the error that prevents
 * reading it. Never throws.
 */
export function readText(path: string, maxKilobytes?: number): DecodedText {
  try {
    return sizeError(lstatSync(path).size, maxKilobytes) ?? decodeText(readFileSync(path))
  } catch {
    return unreadable('', 0, 'o arquivo não pode ser lido', 'confira o nome e as permissões')
  }
}

/**
 * Returns the editor's name for a file below contentDir: relative to the project's root, or to the
 * content folder if that is elsewhere.
 */
export function projectName(contentDir: string): (file: string) => string {
  const fromRoot = relative(process.cwd(), contentDir)
  const folder =
    fromRoot === '' || fromRoot.startsWith('..')
      ? basename(contentDir)
      : fromRoot.split(sep).join('/')
  return (file) => (file === '' ? folder : `${folder}/${file}`)
}
