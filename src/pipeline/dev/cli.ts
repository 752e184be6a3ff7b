import { setFlagsFromString } from 'node:v8'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { holdMoment, ON } from '../build-day'
import { runCli } from '../run-cli'
import { devConfig } from './content-dev-server'

async function main(args: string[]): Promise<void> {
  const { on } = parseArgs({ args, options: ON }).values
  // Without --on, the day changes at midnight while the server runs.
  if (on !== undefined) holdMoment(on)
  // It runs all day beside an editor's other programs, so the heap may grow by a fifth, where V8
  // would let it double.
  setFlagsFromString('--heap-growing-percent=20')
  const server = await createServer(devConfig())
  await server.listen()
  server.printUrls()
}

runCli(main, 'Use: npm run dev -- [--on AAAA-MM-DD]')
