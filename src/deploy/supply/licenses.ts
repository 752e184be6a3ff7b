import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export interface Package {
  name: string
  version: string
  /** SPDX expression, or the package's own text in its place. */
  license: string
  /** Whether the package is only a tool: nothing of it reaches the visitor. */
  tool: boolean
  hasInstallScript: boolean
  /** Its source when that is not the registry: a Git repository, an address, a folder. */
  source?: string
}

/** Licences whose only condition is that their text is kept. */
const FREE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Zlib',
])
/**
 * Licences that bind only people who change and redistribute the tool itself. The font's licence
 * allows a site to serve the font (OFL 1.1, sections 1 and 5).
 */
const TOOLS = new Set(['MPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'OFL-1.1'])
/**
 * Packages that do not name their licence as npm asks: the first names it in an older form, the
 * second is a part of contentlayer2, which is MIT.
 */
const READ: Readonly<Record<string, string>> = {
  format: 'MIT',
  '@contentlayer2/source-remote-files': 'MIT',
}

/**
 * Packages with an installation script. None is run (.npmrc), and none is needed; a new one must be
 * reviewed.
 */
export const LOOKED_AT: Readonly<Record<string, string>> = {
  contentlayer2: 'só mostra um aviso',
  esbuild: 'só confere o binário, que vem em outro pacote',
  protobufjs: 'só avisa sobre versões',
}

/** Returns whether an SPDX expression can be met: one side of an OR, both sides of an AND. */
export function isAllowed(expression: string, tool: boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  return plain
    .split(' OR ')
    .some((option) =>
      option.split(' AND ').every((one) => FREE.has(one) || (tool && TOOLS.has(one))),
    )
}

/** One sentence for each package that must not be used as it is. */
export const supplyErrors = (packages: readonly Package[]): string[] =>
  packages.flatMap(({ name, version, license, tool, hasInstallScript, source }) => [
    ...(source === undefined
      ? []
      : [`${name} ${version} não vem do registro do npm, e sim de ${source}`]),
    ...(isAllowed(license, tool)
      ? []
      : [
          `${name} ${version}: licença «${license}» ` +
            `${tool ? '' : 'num pacote que vai ao visitante '}não está entre as aceitas ` +
            '(src/deploy/supply/licenses.ts)',
        ]),
    ...(hasInstallScript && !(name in LOOKED_AT)
      ? [
          `${name} ${version} tem um script de instalação que ninguém leu; leia-o e ponha-o em LOOKED_AT`,
        ]
      : []),
  ])

interface LockEntry {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  /** Absent for packages of the registry (`omit-lockfile-registry-resolved` in .npmrc). */
  resolved?: string
  link?: boolean
}

/** Every package of the lock file, once per version, including those for other systems. */
export async function lockedPackages(root: string): Promise<Package[]> {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    await readFile(`${root}package-lock.json`, 'utf8'),
  )
  const found = new Map<string, Package>()
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue
    const name = path.replace(/^.*node_modules\//, '')
    const version = entry.version ?? '?'
    const license = READ[name] ?? entry.license ?? (await installedLicense(`${root}${path}`))
    const before = found.get(`${name}@${version}`)
    found.set(`${name}@${version}`, {
      name,
      version,
      license,
      tool: (entry.dev === true || entry.devOptional === true) && before?.tool !== false,
      hasInstallScript: entry.hasInstallScript === true,
      ...(entry.resolved !== undefined && { source: entry.resolved }),
      ...(entry.link === true && { source: 'uma pasta desta máquina' }),
    })
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function installedLicense(folder: string): Promise<string> {
  if (!existsSync(`${folder}/package.json`)) return 'não dita'
  const { license }: { license?: unknown } = JSON.parse(
    await readFile(`${folder}/package.json`, 'utf8'),
  )
  return typeof license === 'string' ? license : 'não dita'
}
