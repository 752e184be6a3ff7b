import { readDocument } from '../content/check/read-document'
import { partsOf } from '../content/rules/rule'
import { readText } from './check/read-text'

const COMPANY = { type: 'Company', slug: 'company', file: 'company.yaml' } as const

/** The site's address by company.yaml; empty where it cannot be read. */
export const siteUrl = (contentDir: string): string => {
  const { data } = readDocument(COMPANY, readText(`${contentDir}/${COMPANY.file}`))
  return partsOf('Company', data).url ?? ''
}
