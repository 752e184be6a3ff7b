import { spawn } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { createServer } from 'vite'
import { PATHS } from '../paths'
import { devConfig } from './dev-config'

// It runs all day beside an editor's other programs: a fifth more than what lives, where V8 would let the heap double.
setFlagsFromString('--heap-growing-percent=20')
// However it ends: what it did not do, the server does itself.
const optimized = new Promise((resolve) => {
  spawn(process.execPath, ['src/pipeline/commands/run.mjs', 'src/pipeline/dev/optimize-cli.ts'], {
    cwd: PATHS.root,
    stdio: 'ignore',
  })
    .on('close', resolve)
    .on('error', resolve)
})
const server = await createServer(devConfig(optimized))
await server.listen()
server.printUrls()
