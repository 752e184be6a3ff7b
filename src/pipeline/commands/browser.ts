import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Debian's packages, each with its program of the same name. The first is headless: pages render
 * the same, but the other also draws a window frame around every page, which takes as long as the
 * page. Only the other keeps a page alive for a visitor who goes back to it.
 */
const DEBIAN = ['chromium-headless-shell', 'chromium'] as const
const programOf = (name: string): string => `/usr/bin/${name}`
const [QUICK, WINDOWED] = [programOf(DEBIAN[0]), programOf(DEBIAN[1])]

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0
/** Works only as root; a network that does not answer is given up soon. */
const apt = (...args: string[]): boolean =>
  runs('apt-get', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args)
const isRoot = (): boolean => process.getuid?.() === 0

function installFromDebian(): void {
  if (apt('update'))
    for (const name of DEBIAN) if (!existsSync(programOf(name))) apt('install', '-y', name)
}

const firstOf = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path))

/** Path of an installed Chromium: Playwright's own, else Debian's; undefined without one. */
export const installedBrowser = (): string | undefined =>
  firstOf(chromium.executablePath(), QUICK, WINDOWED)

/**
 * Finds a Chromium for the browser tests, or installs one, and prints in one line which it is.
 * Playwright's own download is not possible everywhere, so Debian's package comes after it.
 * @param quickest whether to install the headless one, which is worth it for many pages
 * @returns the path of its executable
 * @throws Error with advice for a person, when no Chromium can be found or installed
 */
export function findBrowser(say: (line: string) => void, quickest = false): string {
  const named = process.env.PW_CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`PW_CHROMIUM names ${named}, which does not exist.`)
    say(`Browser: ${named} (PW_CHROMIUM)`)
    return named
  }
  const own = chromium.executablePath()
  if (existsSync(own)) {
    say("Browser: Playwright's")
    return own
  }
  if (quickest && !existsSync(QUICK) && existsSync(WINDOWED) && isRoot()) {
    say('Browser: installing chromium-headless-shell, with which the tests take minutes less…')
    installFromDebian()
  }
  const installed = installedBrowser()
  if (installed) {
    say(`Browser: ${installed}`)
    return installed
  }
  say("Browser: none; downloading Playwright's…")
  if (runs('npx', 'playwright', 'install', '--with-deps', 'chromium') && existsSync(own)) return own
  say("Browser: the download failed; installing Debian's…")
  installFromDebian()
  const gained = installedBrowser()
  if (gained) return gained
  throw new Error(
    'No Chromium found. Install one and say where: PW_CHROMIUM=/path/of/chromium npm test',
  )
}
