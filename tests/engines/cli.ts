import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../e2e/build-sites'
import { ROOT, SITES } from '../e2e/sites'
import type { Driver, Engine } from './driver'
import { firefox } from './firefox'
import { JOURNEYS, type Site } from './journeys'
import { readByMailProgram } from './mail-program'
import { Visitor } from './visitor'
import { webkit } from './webkit'
import { runCli } from '../../src/pipeline/run-cli'
import { serveSite } from '../support/served-site'

const ENGINES: Readonly<Record<string, Engine>> = { firefox, webkit }
/** Not a browser: the program that opens the mail links of a page. */
const MAIL = 'mutt'

/** The tests' own site on its port. */
const serve = () => serveSite(join(SITES.model.folder, 'dist'), SITES.model.port)

/**
 * NS_BINDING_ABORTED: Firefox reports it for fonts that were still loading when the visitor went to
 * the next page.
 */
const LEFT_EARLY = 'status=2152398850'

/** Runs one journey. Returns what went wrong and the path of a screenshot, or undefined. */
async function outcome(driver: Driver, name: string, site: Site): Promise<string | undefined> {
  const complaints = async () =>
    (await driver.complaints())
      .filter((said) => !said.includes(LEFT_EARLY))
      .map((said) => `mensagem do navegador: ${said}`)
      .join('\n')
  try {
    await JOURNEYS[name]?.(new Visitor(driver, `http://localhost:${SITES.model.port}`), site)
    return (await complaints()) || undefined
  } catch (error) {
    const folder = join(ROOT, 'test-results')
    mkdirSync(folder, { recursive: true })
    const picture = join(folder, `${driver.name} ${Object.keys(JOURNEYS).indexOf(name) + 1}.png`)
    await driver.screenshot().then(
      (png) => writeFileSync(picture, png),
      () => undefined,
    )
    return [
      error instanceof Error ? error.message : String(error),
      await complaints().catch(() => ''),
      picture,
    ]
      .filter(Boolean)
      .join('\n')
  }
}

/**
 * `npm run tool tests/engines/cli.ts [-- firefox | webkit | mutt]`: runs the journeys that matter
 * in the system's own Firefox and WebKit, and opens the mail links in a mail program. The exit code
 * is 1 when one fails or a program is missing.
 */
async function main(): Promise<void> {
  const wanted = process.argv[2]
  if (wanted !== undefined && wanted !== MAIL && !(wanted in ENGINES))
    throw new Error(`Não há o motor «${wanted}»; há ${[...Object.keys(ENGINES), MAIL].join(', ')}.`)
  console.log('construção do site dos testes, se algo mudou')
  buildSite('model')
  let served = await serve()
  const site: Site = {
    goes: () => served.close(),
    comes: async () => {
      served = await serve()
    },
  }
  for (const [key, engine] of Object.entries(ENGINES)) {
    if (wanted !== undefined && wanted !== key) continue
    try {
      const driver = await engine()
      console.log(`\n${driver.name}`)
      for (const name of Object.keys(JOURNEYS)) {
        const fault = await outcome(driver, name, site)
        console.log(fault === undefined ? `certo   ${name}` : `FALHOU  ${name}\n${fault}`)
        if (fault !== undefined) process.exitCode = 1
      }
      await driver.close()
    } catch (error) {
      console.error(`\n${key}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
  await site.goes()
  if (wanted !== undefined && wanted !== MAIL) return
  try {
    console.log(
      `\n${MAIL}\ncerto   os ${readByMailProgram()} links de e-mail das páginas chegam inteiros`,
    )
  } catch (error) {
    console.error(`\n${MAIL}\nFALHOU  ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

runCli(main)
