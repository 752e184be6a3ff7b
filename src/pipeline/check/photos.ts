import { statSync } from 'node:fs'
import { imageHostFault, type Site } from '../../content/rules/links'
import type { Reason } from '../../content/rules/reason'
import { inspectPhoto } from '../photos/inspect-photo'

/**
 * Answers why a picture's address is refused, undefined when it is a sound picture below content/photos or of an allowed host.
 * @param listed files below content/photos, spelled as the folder spells them
 */
export function photoJudge(contentDir: string, listed: ReadonlySet<string>, site: Site): (src: string) => Promise<Reason | undefined> {
  const bySpelling = new Map(Array.from(listed, (file) => [spelling(file), file]))
  return async (src) => {
    if (/^https:/i.test(src)) return imageHostFault(src, site)
    const misplaced = placeFault(src, listed, bySpelling)
    if (misplaced) return misplaced
    return inspected(`${contentDir}/photos/${src}`)
  }
}

const answers = new Map<string, { stamp: string; reason: Promise<Reason | undefined> }>()

/** Decoding a picture takes longer than checking a hundred documents, so an unchanged file is opened once in a process. */
function inspected(path: string): Promise<Reason | undefined> {
  const { mtimeMs, size } = statSync(path)
  const stamp = `${mtimeMs} ${size}`
  const before = answers.get(path)
  if (before?.stamp === stamp) return before.reason
  const reason = inspectPhoto(path).then((facts) => ('fault' in facts ? split(facts.fault) : undefined))
  answers.set(path, { stamp, reason })
  return reason
}

/** One spelling for names that differ in case or in how an accent is stored. */
const spelling = (file: string) => file.normalize('NFC').toLowerCase()

function placeFault(src: string, listed: ReadonlySet<string>, bySpelling: ReadonlyMap<string, string>): Reason | undefined {
  if (listed.has(src)) return undefined
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src.trim())) return { message: `«${src.slice(0, 80)}» não é uma foto aceita`, cure: 'use um arquivo de content/photos ou um endereço https:// de um site permitido' }
  const inside = src.replace(/^(?:\.?\/)*(?:content\/)?(?:photos\/)?/, '')
  if (inside !== src && listed.has(inside)) return { message: `o caminho «${src}» não começa dentro de content/photos`, cure: `escreva ${inside}` }
  if (src.startsWith('/') || src.includes('\\') || src.split('/').includes('..')) return { message: `«${src}» está fora de content/photos`, cure: 'coloque a foto em content/photos e escreva o caminho a partir dessa pasta' }
  const near = bySpelling.get(spelling(src))
  return near
    ? { message: `a foto ${src} não existe com essas letras`, cure: `escreva exatamente ${near}` }
    : { message: `a foto ${src} não existe em content/photos`, cure: 'confira o nome ou envie a foto para content/photos' }
}

/** inspectPhoto says problem and cure in two sentences or more. */
function split(fault: string): Reason {
  const [problem = '', ...cure] = fault.replace(/\.$/, '').split('. ')
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return { message: lower(problem), cure: lower(cure.join('. ')) || 'envie outra foto' }
}
