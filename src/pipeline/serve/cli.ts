import { existsSync } from 'node:fs'
import { PATHS } from '../paths'
import { listenPlace, siteServer } from './site-server'
import { runCli } from '../run-cli'

async function main(): Promise<void> {
  if (!existsSync(`${PATHS.dist}/index.html`))
    throw new Error('Não há site construído em dist/. Rode antes: npm run build')
  const { host, port, said } = listenPlace(process.env)
  const server = await siteServer(PATHS.dist)
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      console.error(
        `A porta ${port} está em uso. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
      )
    else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      console.error(`HOST=${host} não é um endereço desta máquina.`)
    else console.error(error.message)
    process.exit(1)
  })
  server.listen(port, host, () => console.log(said))
}

runCli(main)
