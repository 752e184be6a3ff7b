import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { PATHS } from '../pipeline/paths'
import { CliError, runCli } from '../pipeline/run-cli'
import { smoke } from './smoke'

const USE = 'Usage: npm run smoke -- https://www.company.com [--release arquivos.json]'
/** Lines that a person reads; the same fault usually has a thousand files. */
const SHOWN = 40

/** Exits with 1 when a site answers something wrong. Without an address, that of company.yaml counts. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { release: { type: 'string' } },
  })
  const given = positionals[0] ?? companyUrl()
  if (!URL.canParse(given) || !/^https?:/.test(given)) throw new CliError(USE, 2)
  const { origin } = new URL(given)
  const released = values.release && JSON.parse(readFileSync(values.release, 'utf8'))
  const { faults, files } = await smoke(origin, released || undefined)
  if (faults.length === 0)
    return console.log(`${origin}: all ${files} files and addresses are right`)
  const more = faults.length > SHOWN ? [`and ${faults.length - SHOWN} more`] : []
  console.error([...faults.slice(0, SHOWN), ...more].map((fault) => `WRONG  ${fault}`).join('\n'))
  process.exitCode = 1
}

/** The site's address in company.yaml, which the check has accepted. */
const companyUrl = (): string =>
  String(parse(readFileSync(`${PATHS.content}/company.yaml`, 'utf8')).url)

runCli(main, USE)
