import { readFile, writeFile } from 'node:fs/promises'
import { PLACE } from '../../src/pipeline/hosts/own-server'
import { ensureProgram } from './debian'
import { freePort, startProgram, type Engine } from './engine'

/** Debian's Caddy with the file that the build wrote; only port and folder are this machine's. */
export const caddy: Engine = {
  name: 'Caddy',
  known: {},
  start: async ({ dist, hosts }, work) => {
    ensureProgram('caddy', 'version', ['caddy'])
    const port = await freePort()
    const site = (await readFile(`${hosts}/Caddyfile`, 'utf8'))
      .replace(`\n:${PLACE.port} {`, `\nhttp://:${port} {\n\tbind 127.0.0.1`)
      .replace(`root * ${PLACE.root}`, `root * ${dist}`)
    await writeFile(`${work}/Caddyfile`, `{\n\tadmin off\n}\n${site}`)
    return startProgram(
      `http://127.0.0.1:${port}`,
      'caddy',
      ['run', '--config', `${work}/Caddyfile`, '--adapter', 'caddyfile'],
      work,
      { XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work },
    )
  },
}
