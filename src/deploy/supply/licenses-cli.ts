import { PATHS } from '../../pipeline/paths'
import { lockedPackages, supplyErrors } from './licenses'
import { runCli } from '../../pipeline/run-cli'

/**
 * Lists every package with its licence, those that reach the visitor first; exit code 1 when one
 * may not be used.
 */
async function main(): Promise<void> {
  const packages = await lockedPackages(PATHS.root)
  const errors = supplyErrors(packages)
  for (const tool of [false, true]) {
    console.log(tool ? '\nFerramentas da construção e dos testes:' : 'Vai ao visitante ou o faz:')
    const byLicense = new Map<string, string[]>()
    for (const one of packages.filter((item) => item.tool === tool))
      byLicense.set(one.license, [
        ...(byLicense.get(one.license) ?? []),
        `${one.name} ${one.version}`,
      ])
    for (const [license, names] of Array.from(byLicense).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      console.log(`  ${license} (${names.length}): ${names.join(', ')}`)
  }
  console.log(`\n${packages.length} pacotes; ${errors.length} falha(s).`)
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
}

runCli(main)
