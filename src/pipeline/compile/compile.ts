import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../../content/check/fault'
import { DOCUMENT_TYPE_NAMES, type DocumentOf, type DocumentTypeName } from '../../content/document-types'
import { jsonSchemaOf } from '../../content/json-schema'
import { checkContent, type CheckedDocument } from '../check/check'
import { buildFont } from '../font/build-font'
import { PATHS } from '../paths'
import { buildPhotos } from '../photos/build-photos'
import type { BuiltPhoto } from '../photos/built-photo'
import { prunePhotos } from '../photos/prune-photos'
import { runContentlayer, type Emitted, type EmittedDocument } from './contentlayer'
import { atomFeed } from './feed'
import { Pictures } from './pictures'
import { newestFirst, project, wantedPhotos, type Compiled, type CompiledDocument } from './project'
import { writeGenerated } from './write-generated'

export type CompileResult = { faults: Fault[] } | { documents: CheckedDocument[] }

/** What this process has built; see BuildPhotosOptions.built. */
const builtPhotos = new Map<string, BuiltPhoto>()

/**
 * content/ to the generated module: check, contentlayer2, pictures and font, projection.
 * Nothing is written when the check finds a fault, so the last good state stays.
 * @param say receives one short Portuguese line per step that takes time
 */
export async function compileContent(say: (line: string) => void): Promise<CompileResult> {
  const { faults, documents } = await checkContent({ contentDir: PATHS.content })
  if (faults.length > 0) return { faults }
  const compiled = publish(documents, await runContentlayer())
  const { wanted, wantedOg } = wantedPhotos(compiled)
  const photos = await buildPhotos({
    photosDir: PATHS.photos, outDir: PATHS.generatedPublic, cacheDir: `${PATHS.cache}/photos`, wantedOg, built: builtPhotos,
    // The check saw to it that every picture is there; what is not is an example within an article's code.
    wanted: wanted.filter((src) => existsSync(join(PATHS.photos, src))),
    onProgress: (done, total, src) => say(`foto ${done} de ${total}: ${src}`),
  })
  await keepOnly(photos, wantedOg)
  const pictures = new Pictures(photos)
  const chunks = await project(compiled, pictures)
  const text = JSON.stringify([...chunks.values()])
  await buildFont({ text, outFile: PATHS.font, cacheDir: `${PATHS.cache}/font` })
  await writeGenerated(PATHS.generatedContent, chunks)
  await writeGenerated(PATHS.generatedSchemas, new Map(DOCUMENT_TYPE_NAMES.map((name) => [name, jsonSchemaOf(name)])))
  await writeFile(`${PATHS.generatedPublic}/feed.xml`, feed(compiled, pictures))
  return { documents }
}

/** Takes what no published document shows any more out of the public folder, and out of this process's memory with it. */
async function keepOnly(photos: ReadonlyMap<string, BuiltPhoto>, withOg: string[]): Promise<void> {
  const inUse = new Set(photos.values())
  for (const [key, built] of builtPhotos) if (!inUse.has(built)) builtPhotos.delete(key)
  const ogBases = withOg.flatMap((src) => photos.get(src)?.base ?? [])
  await prunePhotos(PATHS.generatedPublic, new Set(Array.from(inUse, ({ base }) => base)), new Set(ogBases))
}

function feed(compiled: Compiled, pictures: Pictures): string {
  const [company] = compiled.Company
  const [blog] = compiled.BlogPage
  if (!company || !blog) throw new Error('Falta company.yaml ou pages/blog.yaml.')
  return atomFeed(newestFirst(compiled.Post), company.data, blog.data.seo.title, pictures)
}

/** Joins what was checked with what contentlayer2 emitted; drafts end here, for lists and addresses alike. */
function publish(documents: CheckedDocument[], emitted: Emitted): Compiled {
  const byFile = new Map(Object.values(emitted).flat().map((document) => [document._id, document]))
  const missing = documents.filter(({ file }) => !byFile.has(file))
  if (missing.length > 0 || byFile.size !== documents.length) {
    throw new Error(`contentlayer2 compilou ${byFile.size} de ${documents.length} documentos${missing[0] ? `; falta ${missing[0].file}` : ''}.`)
  }
  const published = documents.filter(({ draft }) => !draft)
  const all = <Name extends DocumentTypeName>(name: Name): CompiledDocument<DocumentOf<Name>>[] =>
    published.filter(({ type }) => type === name).map(({ slug, file }) => {
      const { _id: _, _raw: __, documentType: ___, body, ...data }: Partial<EmittedDocument> = byFile.get(file) ?? {}
      // The check validated this file with the type's schema, and contentlayer2 copied its fields.
      return { slug, data: data as DocumentOf<Name>, body: body?.raw ?? '' }
    })
  return {
    Company: all('Company'), Messages: all('Messages'), ShellPage: all('ShellPage'), HomePage: all('HomePage'), LotsPage: all('LotsPage'),
    ScrapPage: all('ScrapPage'), ServicesPage: all('ServicesPage'), AboutPage: all('AboutPage'), ContactPage: all('ContactPage'),
    BlogPage: all('BlogPage'), NotFoundPage: all('NotFoundPage'), Lot: all('Lot'), Material: all('Material'), Service: all('Service'),
    Integration: all('Integration'), ProcessStep: all('ProcessStep'), Certification: all('Certification'), Differential: all('Differential'),
    Post: all('Post'),
  }
}
