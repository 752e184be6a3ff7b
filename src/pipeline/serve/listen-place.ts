const EVERYWHERE = ' e em todas as redes desta máquina'

/** Host and port of the preview, and the line that it prints. */
export interface ListenPlace {
  host: string
  port: number
  said: string
}

/**
 * Listens only on this machine, unless HOST is set: HOST=0.0.0.0 shows the site to the whole
 * network, and the line says so.
 * @throws Error when PORT is no port
 */
export function listenPlace({
  HOST,
  PORT,
}: Readonly<Record<string, string | undefined>>): ListenPlace {
  const host = HOST || 'localhost'
  const port = Number(PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${PORT} não é uma porta. Use um número até 65535, como PORT=4173.`)
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    host,
    port,
    said: `O site está em http://${name}:${port}${everywhere ? EVERYWHERE : ''} (Ctrl+C para parar)`,
  }
}
