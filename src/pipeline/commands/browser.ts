import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/**
 * Finds a Chromium for the browser tests, or gets one, and says in one line which.
 * Playwright's own download is not possible everywhere, so Debian's package comes after it.
 * @returns the path of its executable
 * @throws Error with what a person can do, when there is none to be had
 */
export function findBrowser(say: (line: string) => void): string {
  const named = process.env.PW_CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`PW_CHROMIUM aponta para ${named}, que não existe.`)
    say(`Navegador: ${named} (PW_CHROMIUM)`)
    return named
  }
  const own = chromium.executablePath()
  if (existsSync(own)) { say('Navegador: o do Playwright'); return own }
  if (existsSync(DEBIAN)) { say(`Navegador: ${DEBIAN}`); return DEBIAN }
  say('Navegador: nenhum; baixando o do Playwright…')
  if (runs('npx', 'playwright', 'install', '--with-deps', 'chromium') && existsSync(own)) return own
  say('Navegador: o download não deu certo; instalando o pacote chromium do Debian…')
  if (runs('apt-get', 'update', '-qq') && runs('apt-get', 'install', '-y', '-qq', 'chromium') && existsSync(DEBIAN)) return DEBIAN
  throw new Error('Nenhum Chromium encontrado. Instale um e diga onde está: PW_CHROMIUM=/caminho/do/chromium npm test')
}
