import { documentType, SLUG } from '../../content/document-types'
import type { Reason } from '../../content/rules/reason'

/** A lot's «Relação de itens», named like the lot. */
export interface FoundManifest {
  slug: string
  file: string
}

const { path: FOLDER } = documentType('Lot')

export const isManifestFile = (file: string): boolean =>
  file.startsWith(`${FOLDER}/`) && /\.csv$/i.test(file)

/** A manifest by its name, or why name or place are wrong. */
export function foundManifest(file: string): FoundManifest | Reason {
  const [name = '', ...deeper] = file
    .slice(FOLDER.length + 1)
    .split('/')
    .toReversed()
  const slug = name.slice(0, -'.csv'.length)
  if (deeper.length > 0)
    return {
      message: `está numa pasta dentro de content/${FOLDER}`,
      cure: `mova para ${FOLDER}/${name}`,
    }
  if (!SLUG.test(slug))
    return {
      message: `«${slug}» não é nome de lote`,
      cure: 'dê ao arquivo o mesmo nome do lote, com .csv no lugar de .yaml',
    }
  return name.endsWith('.csv')
    ? { slug, file }
    : { message: 'a terminação do nome não é .csv', cure: `renomeie para ${FOLDER}/${slug}.csv` }
}
