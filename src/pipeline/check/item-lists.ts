import { documentType, SLUG } from '../../content/document-types'
import type { Reason } from '../../content/rules/reason'
import type { Manifest } from '../../content/manifest/manifest'
import { HOW_TO_SAVE, readManifest } from '../../content/manifest/read-manifest'
import { nearest } from '../../content/nearest'
import type { Fault } from '../../content/check/fault'
import { lineCounter } from '../../content/check/read-document'
import { readText } from './read-text'

/** The item list («Relação de itens») of a lot, a CSV file with the lot's name. */
export interface FoundManifest {
  slug: string
  file: string
}

const { path: FOLDER } = documentType('Lot')

export const isManifestFile = (file: string): boolean =>
  file.startsWith(`${FOLDER}/`) && /\.csv$/i.test(file)

/** An item list by its file, or why its name or place are wrong. */
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

/** 5,000 rows of long cells take 700 KB. */
const MAX_KILOBYTES = 1000

export interface ReadManifests {
  /** Sound ones, by the slug of their lot. */
  manifests: Map<string, Manifest>
  /** `file` below contentDir. */
  faults: Fault[]
}

/**
 * Reads every manifest of contentDir. Never throws.
 * @param lots slugs of all lots, broken ones too
 */
export function readManifests(
  contentDir: string,
  found: readonly FoundManifest[],
  lots: ReadonlySet<string>,
): ReadManifests {
  const manifests: ReadManifests['manifests'] = new Map()
  const faults: Fault[] = []
  for (const { slug, file } of found) {
    if (!lots.has(slug)) {
      const near = nearest(slug, lots)
      faults.push({
        file,
        line: 1,
        column: 1,
        field: 'arquivo',
        message: `não há o lote ${FOLDER}/${slug}.yaml`,
        cure: near ? `queria dizer «${near}.csv»?` : 'crie o lote ou apague o arquivo',
      })
    }
    const { text, fault } = readText(`${contentDir}/${file}`, MAX_KILOBYTES)
    if (fault) {
      const { line, column } = lineCounter(text)(fault.offset)
      faults.push({
        file,
        line,
        column,
        field: 'arquivo',
        message: fault.message,
        cure: fault.isForeign ? HOW_TO_SAVE : fault.cure,
      })
      continue
    }
    const read = readManifest(text)
    if ('manifest' in read) {
      manifests.set(slug, read.manifest)
      continue
    }
    const place = lineCounter(text)
    faults.push(
      ...read.faults.map(({ offset, place: cell, message, cure }) => ({
        file,
        ...place(offset),
        field: cell || 'relação',
        message,
        cure,
      })),
    )
  }
  return { manifests, faults }
}
