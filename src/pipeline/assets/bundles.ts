import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import type { DocumentOf } from '../../content/document-types'
import { buildAdmin } from '../admin/build-admin'
import { cached, sha256, writeWhole } from '../cache/checked-cache'
import { compressFiles } from '../compress'
import { filesBelow } from '../files-below'
import { PATHS } from '../paths'
import { bundleKey, countedInputs } from './bundle-inputs'

interface Bundle {
  name: string
  /** Further values that decide the bundle's bytes, besides bundleKey. */
  own?: unknown
  outDir: string
  make: () => Promise<void>
  /** Files with a compressed copy, which is made once. */
  compressed?: RegExp
  /** Quality of the copies; see compressFiles. */
  quality?: number
}

/**
 * The editors' page is one script of 1.2 MB: the best quality takes 2 s of CPU for 8 %, this one
 * 0.1.
 */
const ADMIN_QUALITY = 9

type Company = Pick<DocumentOf<'Company'>, 'repository' | 'imageHosts'>

/**
 * Builds the scripts and styles of the site, the server that renders the pages, and the editors'
 * page when code, settings, packages or the font have changed, and takes them from the cache
 * otherwise.
 * @param company the facts for the editors' page; undefined leaves it and the compressed copies out
 * @returns whether anything was built, and the hash that identifies the state of the code
 */
export async function buildBundles(
  company: Company | undefined,
): Promise<{ made: boolean; code: string }> {
  const common: InlineConfig = {
    root: PATHS.root,
    configFile: `${PATHS.root}vite.config.ts`,
    logLevel: 'warn',
    plugins: [countedInputs(PATHS.root)],
  }
  const bundles: Bundle[] = [
    {
      name: 'client',
      outDir: PATHS.dist,
      make: () =>
        viteBuild({
          ...common,
          build: {
            outDir: PATHS.dist,
            // The maps are kept outside dist (see `take`), and no script names its map.
            sourcemap: 'hidden',
          },
        }),
      // No copy of the style sheet, because the build changes it later.
      ...(company && { compressed: /\.js$/ }),
    },
    {
      name: 'server',
      outDir: PATHS.server,
      make: () =>
        viteBuild({
          ...common,
          build: {
            outDir: PATHS.server,
            ssr: 'src/site/entry-server.tsx',
            copyPublicDir: false,
            manifest: false,
          },
        }),
    },
  ]
  if (company) {
    const { repository, imageHosts } = company
    const outDir = `${PATHS.dist}/admin`
    bundles.push({
      name: 'admin',
      own: { repository, imageHosts },
      outDir,
      make: () => buildAdmin(company, outDir, [countedInputs(PATHS.root)]),
      compressed: /\.(?:js|css|html)$/,
      quality: ADMIN_QUALITY,
    })
  }
  const code = await bundleKey(PATHS.root)
  let made = false
  for (const bundle of bundles) made = (await take(bundle, code)) || made
  return { made, code }
}

/** Vite is loaded only when there is something to build. */
const viteBuild = async (config: InlineConfig): Promise<void> =>
  void (await (await import('vite')).build(config))

/**
 * Fills the folder of a bundle, from the cache or by building it; source maps get a folder of their
 * own.
 */
async function take(
  { name, own, outDir, make, compressed, quality }: Bundle,
  key: string,
): Promise<boolean> {
  const entry = `${name}-${sha256(JSON.stringify([key, own]))}`
  const cache = `${PATHS.cache}/bundles`
  let made = false
  await rm(outDir, { recursive: true, force: true })
  const files = await cached(cache, entry, undefined, async () => {
    made = true
    await make()
    return bytesBelow(outDir)
  })
  for (const [file, bytes] of files)
    if (file.endsWith('.map')) {
      await rm(join(outDir, file), { force: true })
      await writeWhole(join(PATHS.sourceMaps, file), bytes)
    } else await writeWhole(join(outDir, file), bytes)
  if (compressed) {
    const copies = await cached(cache, `${entry}-compressed`, undefined, () =>
      copiesOf(
        outDir,
        [...files.keys()].filter((file) => compressed.test(file)),
        quality,
      ),
    )
    for (const [file, bytes] of copies) await writeWhole(join(outDir, file), bytes)
  }
  return made
}

async function copiesOf(
  folder: string,
  names: readonly string[],
  quality: number | undefined,
): Promise<Map<string, Buffer>> {
  await compressFiles(
    names.map((name) => join(folder, name)),
    quality,
  )
  return new Map([...(await bytesBelow(folder))].filter(([name]) => /\.(?:br|gz)$/.test(name)))
}

const bytesBelow = async (folder: string): Promise<Map<string, Buffer>> =>
  new Map(
    await Promise.all(
      filesBelow(folder).map(async (path) => [path, await readFile(join(folder, path))] as const),
    ),
  )
