import type { Messages } from '../schema/messages'
import { messageTemplateFaults } from '../templates'
import type { Rule } from './documents'
import { reasonOf } from './reason'

/** Every {place} of a message is one that its template knows, and the required ones are there. */
export const messageTemplates: Rule = ({ data }) => {
  // messageTemplateFaults looks at own keys only and passes over what is missing, so a broken document does it no harm.
  const faults = messageTemplateFaults(data as Messages)
  const isUnknown = ({ message }: { message: string }) => message.startsWith('lugar desconhecido')
  // A misspelt place is also a missing one; telling it twice would hide what to do.
  const first = faults.filter((fault) => isUnknown(fault) || !faults.some((other) => isUnknown(other) && other.path.join() === fault.path.join()))
  return first.map(({ path, message }) => {
    const reason = reasonOf(message)
    const place = /^falta o lugar (\{.*\})$/.exec(message)?.[1]
    return { ...reason, path, cure: place ? `escreva ${place} onde ele deve aparecer` : reason.cure }
  })
}
