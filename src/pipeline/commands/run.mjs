// Plain JavaScript: this file runs everything else, and installs the packages when they are
// missing.
import './ensure-installed.mjs'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { SourceMap } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * `node run.mjs <file.ts> [arguments]`: runs a command of the project as if Node knew TypeScript.
 * The command and its imports are bundled into one file; packages stay outside. A loader that
 * transforms every module, those of the packages too, takes seconds and 180 MB more before `npm run
 * dev` starts.
 */
const [, , command, ...args] = process.argv
if (command === undefined)
  throw new Error('Uso: node src/pipeline/commands/run.mjs <arquivo.ts> [argumentos]')

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, '.generated/run')
const entry = resolve(command)
/** Age in ms of files that no other process is about to read any more. */
const OLD = 3_600_000

/** Every module keeps its own path in `import.meta`. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      return {
        contents: source.replaceAll('import.meta.url', () =>
          JSON.stringify(pathToFileURL(path).href),
        ),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}

/**
 * Maps a stack to the sources. Node could do it, but would keep the maps of all packages in memory.
 */
function inSources(stack) {
  const [, map = ''] =
    /sourceMappingURL=data:application\/json;base64,(.*)/.exec(readFileSync(file, 'utf8')) ?? []
  const places = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString()))
  return stack.replace(
    /file:[^\s():]*\/run\/[^\s():]+\.mjs:(\d+):(\d+)/g,
    (found, line, column) => {
      const { originalSource, originalLine, originalColumn } = places.findEntry(
        line - 1,
        column - 1,
      )
      return originalSource === undefined
        ? found
        : `${fileURLToPath(new URL(originalSource, pathToFileURL(file)))}:${originalLine + 1}:${originalColumn + 1}`
    },
  )
}

/**
 * A module in plain JavaScript stays a file of its own and runs in import order; inside the bundle
 * it would run after all packages.
 */
const ownModules = {
  name: 'own-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }))
  },
}

/** Changes whenever the source changes. */
const stampOf = (path) => {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/**
 * The file that names the last bundle of this command and the sources in it. While none of them has
 * changed, the bundle is used again: making one takes longer than most commands run.
 */
const memory = join(folder, `${createHash('sha256').update(entry).digest('hex').slice(0, 16)}.json`)

/** The bundle of the last run; undefined when a source has changed since. */
function madeBefore() {
  try {
    const { file, sources } = JSON.parse(readFileSync(memory, 'utf8'))
    if (sources.some(([path, stamp]) => stampOf(path) !== stamp)) return undefined
    utimesSync(file, new Date(), new Date())
    return file
  } catch {
    return undefined
  }
}

async function make() {
  const started = Date.now()
  const { build, stop } = await import('esbuild')
  const {
    outputFiles: [output],
    metafile,
  } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'inline',
    sourcesContent: false,
    write: false,
    metafile: true,
    entryNames: '[name]-[hash]',
    outdir: folder,
    plugins: [ownPlaces, ownModules],
    logLevel: 'error',
  })
  await stop()
  // Its name contains a hash of its bytes, so two commands at a time cannot disturb each other.
  const made = output.path.replace(/\.js$/, '.mjs')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    // Another command that cleans may have removed it since.
    const age = Date.now() - statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs
    if (age > OLD) rmSync(join(folder, name), { force: true })
  }
  write(made, output.contents)
  const own = ['tsconfig.json', 'package.json', fileURLToPath(import.meta.url)]
  const sources = [...own, ...Object.keys(metafile.inputs)].map((path) => resolve(root, path))
  // A source that was saved during the bundling may be in it in its former state.
  if (sources.every((path) => statSync(path).mtimeMs < started))
    write(
      memory,
      JSON.stringify({ file: made, sources: sources.map((path) => [path, stampOf(path)]) }),
    )
  return made
}

/** Writes a file in one step, so that another process sees all of it or nothing. */
function write(path, data) {
  writeFileSync(`${path}.${process.pid}`, data)
  renameSync(`${path}.${process.pid}`, path)
}

/** The file that Node runs. */
const file = madeBefore() ?? (await make())
process.argv = [process.execPath, entry, ...args]
process.on('uncaughtExceptionMonitor', (error) => {
  if (error instanceof Error && error.stack && existsSync(file))
    error.stack = inSources(error.stack)
})
await import(pathToFileURL(file).href)
