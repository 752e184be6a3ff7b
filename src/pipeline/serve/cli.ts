import { existsSync } from 'node:fs'
import { PATHS } from '../paths'
import { runCli } from '../run-cli'
import { siteServer } from './site-server'

/** Serves dist/ to this machine; HOST=0.0.0.0 shows it to the whole network. */
async function main(): Promise<void> {
  if (!existsSync(`${PATHS.dist}/index.html`))
    throw new Error('There is no site in dist/. Run first: npm run build')
  const [host, port] = [process.env.HOST || 'localhost', Number(process.env.PORT || 4173)]
  const server = await siteServer(PATHS.dist)
  server.on('error', ({ message }) => {
    console.error(`${message}. Another port: PORT=${port + 1} npm start`)
    process.exitCode = 1
  })
  server.listen(port, host, () => console.log(`http://${host}:${port} (Ctrl+C stops)`))
}

runCli(main)
