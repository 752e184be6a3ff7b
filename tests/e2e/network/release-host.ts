import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../../src/pipeline/files'
import { writeSwitchOff } from '../../../src/pipeline/output/worker'
import { siteServer } from '../../../src/pipeline/serve/site-server'
import { DIST } from '../site'
import { expect, test as siteTest, type Page } from '../site-test'

export type ReleaseName = 'first' | 'second' | 'switched off'

/** Part of the name of every script and content file of the second release. */
export const SECOND = 'segunda'

/** The address of a built site's first script, which identifies its release. */
export const FIRST = () =>
  /<script data-entry="([^"]+)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[1] ?? ''

/** The folder of a copy without compressed files; `change` rewrites each of its texts. */
function copyOf(change: (text: string, name: string) => string): string {
  const dist = mkdtempSync(join(tmpdir(), 'retrilha-release-'))
  cpSync(DIST, dist, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  for (const name of filesBelow(dist).filter((file) => /\.(?:html|js|json)$/.test(file)))
    writeFileSync(join(dist, name), change(readFileSync(join(dist, name), 'utf8'), name))
  return dist
}

/** The same site where every script and content file has another name, as after any change. */
function nextRelease(): string {
  const files = filesBelow(join(DIST, 'assets')).filter((name) => /\.js(?:on)?$/.test(name))
  const renamed = new Map(files.map((name) => [name, name.replace(/\.js(?:on)?$/, `${SECOND}$&`)]))
  const names = new RegExp(files.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const dist = copyOf((text, name) => {
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

/** The journeys' test with a host of its own, and with the service worker that keeps the site. */
export const test = siteTest.extend<
  { host: { release: (name: ReleaseName) => void; address: string } },
  { folders: Readonly<Record<ReleaseName, string>> }
>({
  folders: [
    async ({ browserName: _ }, handOn) => {
      const off = copyOf((text) => text.replace(/ data-worker="[^"]*"/, ''))
      await writeSwitchOff(off)
      const second = nextRelease()
      await handOn({ first: DIST, second, 'switched off': off })
      for (const folder of [second, off]) rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  host: async ({ folders }, handOn) => {
    const servers = {
      first: await siteServer(folders.first),
      second: await siteServer(folders.second),
      'switched off': await siteServer(folders['switched off']),
    }
    let current = servers.first
    const front = createServer((...asked) => current.emit('request', ...asked))
    await once(front.listen(0, 'localhost'), 'listening')
    // A server that listens on a port has an address of this kind.
    const { port } = front.address() as AddressInfo
    await handOn({
      address: `http://localhost:${port}`,
      // From now on the host has this release, and no file of the one before.
      release: (name) => {
        current = servers[name]
      },
    })
    front.closeAllConnections()
    front.close()
  },
  baseURL: async ({ host }, handOn) => handOn(host.address),
  serviceWorkers: async ({ host: _ }, handOn) => handOn('allow'),
})

/** The first script of a page, which identifies its release. */
export const entry = (page: Page) => page.locator('script[data-files]').getAttribute('data-entry')

/** Returns the paths of all kept files. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname)
    return paths
  })

/** Visits a page until the worker answers for it and has kept it. */
export async function install(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => kept(page)).toContain(path)
}
