import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteServer } from '../../src/pipeline/serve/site-server'
import { writeSwitchOff } from '../../src/pipeline/output/worker'
import { SITES } from './sites'

/** A host of the tests' own site, which can change from release to release. */
export interface ReleaseHost {
  address: string
  /** From now on the host has this release, and no file of the one before. */
  release: (name: ReleaseName) => void
  close: () => void
}
export type ReleaseName = 'first' | 'second' | 'switched off'

/** Part of the name of every script and content file of the second release. */
export const SECOND = 'segunda'

/** Returns the address of a built site's first script, which identifies its release. */
export const entryOf = (dist: string): string =>
  /<script data-entry="([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''

/** Returns the folder of a copy without compressed files; `change` rewrites each of its texts. */
function copyOf(folder: string, change: (text: string, name: string) => string): string {
  const dist = mkdtempSync(join(tmpdir(), 'retrilha-release-'))
  cpSync(folder, dist, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json)$/.test(file),
  )) {
    const text = readFileSync(join(dist, name), 'utf8')
    const changed = change(text, name)
    if (changed !== text) writeFileSync(join(dist, name), changed)
  }
  return dist
}

/**
 * The same site where every script and content file has another name, as after any change that all
 * of them depend on.
 */
function nextRelease(folder: string): string {
  const files = readdirSync(join(folder, 'assets')).filter((name) => /\.js(?:on)?$/.test(name))
  const renamed = new Map(files.map((name) => [name, name.replace(/\.js(?:on)?$/, `${SECOND}$&`)]))
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  )
  const dist = copyOf(folder, (text, name) => {
    const moved = text.replace(names, (found) => renamed.get(found) ?? found)
    // Every page has changed, because it names the new files.
    return name === 'sw.js'
      ? moved.replace(
          /"revision":"([0-9a-f]{16})"/g,
          (_, sum: string) => `"revision":"${[...sum].toReversed().join('')}"`,
        )
      : moved
  })
  for (const [name, next] of renamed)
    renameSync(join(dist, 'assets', name), join(dist, 'assets', next))
  return dist
}

/** The folders of the releases, from which any number of hosts can serve. */
export interface Releases {
  folders: Readonly<Record<ReleaseName, string>>
  remove: () => void
}

export async function releases(): Promise<Releases> {
  const built = join(SITES.model.folder, 'dist')
  const copies = {
    second: nextRelease(built),
    'switched off': copyOf(built, (text) => text.replace(/ data-worker="[^"]*"/, '')),
  }
  await writeSwitchOff(copies['switched off'])
  return {
    folders: { first: built, ...copies },
    remove: () => {
      for (const folder of Object.values(copies)) rmSync(folder, { recursive: true })
    },
  }
}

export async function releaseHost({ folders }: Releases): Promise<ReleaseHost> {
  const servers = {
    first: await siteServer(folders.first),
    second: await siteServer(folders.second),
    'switched off': await siteServer(folders['switched off']),
  }
  let current: Server = servers.first
  const front = createServer((request, response) => {
    current.emit('request', request, response)
  })
  await new Promise<void>((resolve) => {
    front.listen(0, 'localhost', resolve)
  })
  // A server that listens on a port has an address of this kind.
  const { port } = front.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    release: (name) => {
      current = servers[name]
    },
    close: () => {
      front.closeAllConnections()
      front.close()
    },
  }
}
