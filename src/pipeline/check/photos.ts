import { statSync } from 'node:fs'
import { photoPlaces } from '../../content/check/photo-files'
import { imageHostFault, type Site } from '../../content/rules/links'
import type { Reason } from '../../content/rules/reason'
import { inspectPhoto } from '../photos/inspect-photo'
import { storedName } from '../photos/stored-name'

/**
 * Answers why a picture's address is refused, undefined when it is a sound picture below content/photos or of an allowed host.
 * @param listed files below content/photos, spelled as the folder spells them
 * @param blamed what lies there and is no plain file: refused where it lies, and never opened
 */
export function photoJudge(
  contentDir: string,
  listed: ReadonlySet<string>,
  blamed: ReadonlySet<string>,
  site: Site,
): (src: string) => Promise<Reason | undefined> {
  const placeFault = photoPlaces(listed)
  return async (src) => {
    if (/^https:/i.test(src)) return imageHostFault(src, site)
    if (blamed.has(src)) return undefined
    const misplaced = placeFault(src)
    if (misplaced) return misplaced
    return inspected(`${contentDir}/photos/${storedName(`${contentDir}/photos`, src)}`)
  }
}

const answers = new Map<string, { stamp: string; reason: Promise<Reason | undefined> }>()

/** Decoding a picture takes longer than checking a hundred documents, so an unchanged file is opened once in a process. */
function inspected(path: string): Promise<Reason | undefined> {
  const { mtimeMs, size } = statSync(path)
  const stamp = `${mtimeMs} ${size}`
  const before = answers.get(path)
  if (before?.stamp === stamp) return before.reason
  const reason = inspectPhoto(path).then((facts) =>
    'fault' in facts ? split(facts.fault) : undefined,
  )
  answers.set(path, { stamp, reason })
  return reason
}

/** inspectPhoto says problem and cure in two sentences or more. */
function split(fault: string): Reason {
  const [problem = '', ...cure] = fault.replace(/\.$/, '').split('. ')
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return { message: lower(problem), cure: lower(cure.join('. ')) || 'envie outra foto' }
}
