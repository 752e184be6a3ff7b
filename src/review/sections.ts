import type { DocumentDiff } from './content-diff'

/** In the order in which a reviewer reads them. */
const SECTIONS: readonly { title: string; types: readonly string[] }[] = [
  { title: 'Empresa e mensagens', types: ['Company', 'Messages'] },
  { title: 'Preços', types: ['Material'] },
  { title: 'Lotes', types: ['Lot'] },
  { title: 'Artigos', types: ['Post'] },
]
const NAMED = new Set(SECTIONS.flatMap(({ types }) => types))

export interface Section {
  title: string
  documents: DocumentDiff[]
}

/**
 * Documents under the headings of a report; those without a heading come last, and empty headings
 * are left out.
 */
export function sectionsOf(documents: readonly DocumentDiff[]): Section[] {
  return [
    ...SECTIONS.map(({ title, types }) => ({
      title,
      documents: documents.filter(({ type }) => type !== undefined && types.includes(type)),
    })),
    {
      title: 'Textos',
      documents: documents.filter(({ type }) => type === undefined || !NAMED.has(type)),
    },
  ].filter((section) => section.documents.length > 0)
}
