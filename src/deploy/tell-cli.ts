import { existsSync, readFileSync } from 'node:fs'
import { workflowOf } from '../pipeline/github'
import { runCli } from '../pipeline/run-cli'
import { tellFailure } from './tell-failure'

/** `tell-cli <report>`; a publication that failed early has none. The workflow sets the variables. */
runCli(async ([file = '']) => {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : ''
  console.log(await tellFailure(workflowOf(), report))
})
