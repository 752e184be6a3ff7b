import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Texts of content/ that journeys look for; the build validates the documents, the tests read only the fields named here. */
const read = <Texts>(path: string): Texts => parse(readFileSync(`content/${path}`, 'utf8')) as Texts

interface Company { name: string; email: string; whatsapp: string; phone: string; map: { route: string } }
export const company = read<Company>('company.yaml')

interface Messages { whatsapp: Record<'contactCard' | 'quickService' | 'floatingButton', string> }
/** Text of a chat link with the company's name in its place. */
export const chatText = (use: keyof Messages['whatsapp']): string =>
  read<Messages>('messages.yaml').whatsapp[use].replaceAll('{empresaNome}', company.name)

interface ServicesTexts {
  serviceButton: string; integrationButton: string; consultationButton: string; demonstrationButton: string; header: { title: string }
  form: Record<'name' | 'email' | 'company' | 'phone' | 'service' | 'description' | 'submitButton' | 'cancelButton', string>
}
export const servicesTexts = read<ServicesTexts>('pages/services.yaml')

interface ContactTexts {
  form: Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'submitButton', string>
  subjects: { value: string; label: string }[]
  cards: { whatsappButton: string }
  quickService: { button: string }
  map: { routeButton: string; title: string }
}
export const contactTexts = read<ContactTexts>('pages/contact.yaml')

export const newsletterTexts = read<{ newsletter: Record<'email' | 'button', string> }>('pages/blog.yaml').newsletter

interface Offer { title: string }
export const offer = (folder: 'services' | 'integrations', slug: string): Offer => read<Offer>(`${folder}/${slug}.yaml`)
