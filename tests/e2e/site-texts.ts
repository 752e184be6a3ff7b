import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isListed, newerFirst } from '../../src/content/lots/listing'
import type { LotStatus } from '../../src/content/vocabulary'
import { buildDay } from '../../src/pipeline/build-day'
import { MODEL_CONTENT } from './sites'

/** Texts of the tests' own content that journeys look for. */

/**
 * The fields of a document that a journey names, from its path below the content folder; of an
 * article its front matter.
 */
export function read<Fields>(path: string): Fields {
  const text = readFileSync(`${MODEL_CONTENT}/${path}`, 'utf8')
  // The build validates the documents; the tests read only the fields that they name.
  return parse(path.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text) as Fields
}

/** The published documents of a folder with their slugs, by file name. */
export const published = <Fields>(folder: string): (Fields & { slug: string })[] =>
  readdirSync(`${MODEL_CONTENT}/${folder}`)
    .filter((file) => /\.(?:yaml|mdx)$/.test(file))
    .sort()
    .map((file) => ({
      slug: file.replace(/\.\w+$/, ''),
      ...read<Fields & { draft?: boolean }>(`${folder}/${file}`),
    }))
    .filter(({ draft }) => !draft)

interface Listed {
  order: number
  enteredOn?: string
  status?: LotStatus
  statusOn?: string
}

/** The same in the order in which the pages list them; lots sold long ago are listed no more. */
export const listed = <Fields>(folder: string): (Fields & { slug: string })[] =>
  published<Fields & Listed>(folder)
    .filter((document) =>
      isListed(
        document,
        buildDay(),
        folder === 'lots' ? read<{ soldStaysDays: number }>('pages/lot.yaml').soldStaysDays : 0,
      ),
    )
    .sort((a, b) => newerFirst(a, b) || a.order - b.order)

/** The newest price of a material: its first line. */
export const newestPrice = ({ pricePerKg }: { pricePerKg: Record<string, number> }): number =>
  Object.values(pricePerKg)[0] ?? NaN

interface Company {
  name: string
  url: string
  email: string
  whatsapp: string
  phone: string
  address: { street: string }
  map: { route: string }
  claims: Record<'home' | 'about', { figure: string; label: string }[]>
}
export const company = read<Company>('company.yaml')

interface Messages {
  whatsapp: Record<'contactCard' | 'quickService' | 'floatingButton' | 'collection', string>
}
/** Text of a chat link with the company's name in its place. */
export const chatText = (use: keyof Messages['whatsapp']): string =>
  read<Messages>('messages.yaml').whatsapp[use].replaceAll('{empresaNome}', company.name)

interface ServicesTexts {
  serviceButton: string
  integrationButton: string
  consultationButton: string
  demonstrationButton: string
  header: { title: string }
  form: Record<
    | 'name'
    | 'email'
    | 'company'
    | 'phone'
    | 'service'
    | 'description'
    | 'submitButton'
    | 'cancelButton',
    string
  >
}
export const servicesTexts = read<ServicesTexts>('pages/services.yaml')

interface ContactTexts {
  form: Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'submitButton', string>
  subjects: { value: string; label: string }[]
  cards: { whatsappButton: string }
  quickService: { button: string }
  map: { routeButton: string; title: string; offline: string }
}
export const contactTexts = read<ContactTexts>('pages/contact.yaml')

export const newsletterTexts = read<{ newsletter: Record<'email' | 'button', string> }>(
  'pages/blog.yaml',
).newsletter

interface Offer {
  title: string
}
export const offer = (folder: 'services' | 'integrations', slug: string): Offer =>
  read<Offer>(`${folder}/${slug}.yaml`)
