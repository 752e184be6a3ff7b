import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Debian's packages, each with its program of the same name; the first renders the same, sooner. */
const DEBIAN = ['chromium-headless-shell', 'chromium'].map((name) => `/usr/bin/${name}`)

const runs = (command: string): boolean => spawnSync(command, { shell: true }).status === 0

/** Works only as root; a network that does not answer is given up soon. */
const APT = 'apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20'

/** Path of an installed Chromium: the named one, Playwright's own, or Debian's. */
export const installedBrowser = (): string | undefined =>
  process.env.PW_CHROMIUM || [chromium.executablePath(), ...DEBIAN].find((path) => existsSync(path))

/**
 * Finds a Chromium for the browser tests, or installs one, and prints in one line which it is.
 * Playwright's own download is not possible everywhere, so Debian's package comes after it.
 * @returns the path of its executable
 * @throws Error with advice for a person, when no Chromium can be found or installed
 */
export function findBrowser(say: (line: string) => void): string {
  if (installedBrowser() === undefined) {
    say("Browser: none; downloading Playwright's, or else installing Debian's…")
    if (!runs('npx playwright install --with-deps chromium'))
      runs(
        `${APT} update && for p in chromium-headless-shell chromium; do ${APT} install -y $p; done`,
      )
  }
  const found = installedBrowser()
  if (found === undefined)
    throw new Error(
      'No Chromium found. Install one and say where: PW_CHROMIUM=/path/of/chromium npm test',
    )
  say(`Browser: ${found}`)
  return found
}

// As a command, it makes sure that there is one.
if (process.argv[1] === fileURLToPath(import.meta.url)) findBrowser(console.log)
