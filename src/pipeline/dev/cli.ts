import { createServer } from 'vite'
import { PATHS } from '../paths'
import { contentDevServer } from './content-dev-server'

const server = await createServer({
  root: PATHS.root,
  configFile: `${PATHS.root}vite.config.ts`,
  plugins: [contentDevServer()],
  server: { port: Number(process.env.PORT ?? 5173) },
})
await server.listen()
server.printUrls()
