import { existsSync } from 'node:fs'
import { PATHS } from '../paths'
import { siteServer } from './site-server'

const port = Number(process.env.PORT ?? 4173)

if (!existsSync(`${PATHS.dist}/index.html`)) {
  console.error('Não há site construído em dist/. Rode antes: npm run build')
  process.exit(1)
}
const server = await siteServer(PATHS.dist)
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `A porta ${port} está em uso. Escolha outra, por exemplo: PORT=${port + 1} npm start` : error.message)
  process.exit(1)
})
server.listen(port, () => console.log(`O site está em http://localhost:${port} (Ctrl+C para parar)`))
