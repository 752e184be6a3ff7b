import { MESSAGE_PLACES, templateFaults, type TemplatePath } from '../templates'
import type { Rule } from './documents'
import { reasonOf, valueAt } from './reason'

/** Every {place} of a message is one that its template knows, and the required ones are there. A missing template is the schema's business. */
export const messageTemplates: Rule = ({ data }) =>
  // Object.keys forgets the literal names that the table has.
  (Object.keys(MESSAGE_PLACES) as TemplatePath[]).flatMap((name) => {
    const path = name.split('.')
    const template = valueAt(data, ...path)
    const faults = typeof template === 'string' ? templateFaults(name, template) : []
    const unknown = faults.filter((fault) => fault.startsWith('lugar desconhecido'))
    // A misspelt place is also a missing one; telling it twice would hide what to do.
    return (unknown.length > 0 ? unknown : faults).map((fault) => {
      const reason = reasonOf(fault)
      const place = /^falta o lugar (\{.*\})$/.exec(fault)?.[1]
      return {
        ...reason,
        path,
        cure: place ? `escreva ${place} onde ele deve aparecer` : reason.cure,
      }
    })
  })
