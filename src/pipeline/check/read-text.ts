import { lstatSync, readFileSync } from 'node:fs'
import {
  decodeText,
  sizeFault,
  unreadable,
  type DecodedText,
} from '../../content/check/decode-text'

/** The text of a document or manifest without its BOM and with Unix line ends, or the fault that stops its reading. Never throws. */
export function readText(path: string, maxKilobytes?: number): DecodedText {
  try {
    return sizeFault(lstatSync(path).size, maxKilobytes) ?? decodeText(readFileSync(path))
  } catch {
    return unreadable('', 0, 'o arquivo não pode ser lido', 'confira o nome e as permissões')
  }
}
