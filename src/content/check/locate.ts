import type { Path } from '../field-tree'
import type { Reason } from '../rules/reason'
import { fieldName, type Fault } from './fault'
import { lineCounter, parseSource, type ReadDocument } from './read-document'
import { offsetOf } from './yaml-source'

/** What is said of a field or, with an offset, of an article's text. */
export type LateFault = Reason & ({ path: Path } | { bodyOffset: number })

/** Finds the places by parsing the YAML once more: only documents of which something is said pay for it. A field that already has a fault keeps that one. */
export function locate(document: ReadDocument, late: readonly LateFault[]): Omit<Fault, 'file'>[] {
  if (late.length === 0) return []
  const { text, yaml, yamlOffset, bodyOffset } = parseSource(document.text, document.type)
  const place = lineCounter(text)
  const spoken = new Set(document.faults.map(({ field }) => field))
  return late.flatMap(({ message, cure, ...where }) => {
    if ('bodyOffset' in where)
      return [{ ...place(bodyOffset + where.bodyOffset), field: 'texto', message, cure }]
    const field = fieldName(where.path)
    if (spoken.has(field)) return []
    return [
      { ...place(yamlOffset + offsetOf(yaml?.root, where.path).offset), field, message, cure },
    ]
  })
}
