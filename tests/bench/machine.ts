import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../src/pipeline/commands/browser'
import { PATHS } from '../../src/pipeline/paths'

/** The machine of a measurement. `load` is the load average of the minute before it. */
export interface Machine {
  node: string
  chromium: string
  react: string
  vite: string
  cores: number
  load: number
}

export const currentLoad = (): number => loadavg()[0] ?? 0

/** No validation: every package has its version in this file. */
const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(PATHS.root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version

export const machineOf = (browser: Browser, load: number): Machine => ({
  node: process.versions.node,
  chromium: browser.version(),
  react: versionOf('react'),
  vite: versionOf('vite'),
  cores: availableParallelism(),
  load,
})

export const machineText = ({
  node,
  chromium: version,
  react,
  vite,
  cores,
  load,
}: Machine): string =>
  `Node ${node}, Chromium ${version}, React ${react}, Vite ${vite}; ${cores} núcleos, ` +
  `carga ${load.toFixed(1).replace('.', ',')} no começo`

/** From this load on, a machine of the project's size has too little time left to measure. */
const BUSY = 1

/** How to read the figures when the machine was busy; empty when it was not. */
export const busyText = ({ load }: Machine): string =>
  load > BUSY
    ? 'A máquina estava ocupada: leia as razões e os tempos de processador; os ' +
      'milissegundos são maiores do que seriam.\n'
    : ''

/**
 * The flags keep the browser from contacting servers that a measurement must not need. The sandbox
 * is off because Chromium refuses to run in it as root.
 */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(console.log),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
