import { useSuspenseQuery } from '@tanstack/react-query'
import { companyQuery, messagesQuery, shellQuery } from '../content'

/** What every page has loaded: the root route waits for the three. */

/** The company: name, contacts, hours, claims. */
export const useCompany = () => useSuspenseQuery(companyQuery).data

/** Texts around every page: menu, footer, toasts. */
export const useShell = () => useSuspenseQuery(shellQuery).data

/** Wording of the messages that a visitor can prepare. */
export const useMessages = () => useSuspenseQuery(messagesQuery).data
