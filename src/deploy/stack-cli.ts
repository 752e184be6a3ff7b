import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCli } from '../pipeline/run-cli'
import { PATHS } from '../pipeline/paths'
import { readStack } from './read-stack'

/** Reads a stack from the standard input and prints the positions in src. */
runCli(async () => {
  let stack = ''
  for await (const part of process.stdin) stack += String(part)
  console.log(
    readStack(stack, (script) => {
      const map = join(PATHS.sourceMaps, 'assets', `${script}.map`)
      return existsSync(map) ? readFileSync(map, 'utf8') : undefined
    }),
  )
})
