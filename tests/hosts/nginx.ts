import { readFile, writeFile } from 'node:fs/promises'
import { PLACE } from '../../src/pipeline/hosts/own-server'
import { ensureProgram } from './debian'
import { freePort, startProgram, type Engine } from './engine'

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Debian's nginx with the file that the build wrote; only port and folder are this machine's. */
export const nginx: Engine = {
  name: 'nginx',
  known: {},
  start: async ({ dist, hosts }, work) => {
    ensureProgram('nginx', '-v', ['nginx-light', 'libnginx-mod-http-brotli-static'])
    const port = await freePort()
    const site = (await readFile(`${hosts}/nginx.conf`, 'utf8'))
      .replace(`listen ${PLACE.port};`, `listen 127.0.0.1:${port};`)
      .replace(`root ${PLACE.root};`, `root ${dist};`)
    await writeFile(`${work}/site.conf`, site)
    await writeFile(
      `${work}/nginx.conf`,
      `include /etc/nginx/modules-enabled/*.conf;
daemon off;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${work}/${name};\n`).join('')}  include ${work}/site.conf;
}
`,
    )
    return startProgram(
      `http://127.0.0.1:${port}`,
      'nginx',
      ['-e', 'stderr', '-c', `${work}/nginx.conf`],
      work,
    )
  },
}
