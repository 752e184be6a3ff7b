import { mkdirSync, writeFileSync } from 'node:fs'
import { start, type Program } from '../support/programs'

/** A web server of this machine that reads its settings from the published release. */
export interface Server {
  name: string
  /** The value of deploy's --listen, for a port. */
  listen: (port: number) => string
  /** @param work a folder of its own */
  start: (place: string, work: string) => Program
  /** The shell command that makes the server reload its settings. */
  reload: (work: string) => string
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    listen: (port) => `127.0.0.1:${port}`,
    start: (place, work) => {
      writeFileSync(
        `${work}/nginx.conf`,
        `include /etc/nginx/modules-enabled/*.conf;
daemon off;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${work}/${name};\n`).join('')}  include ${place}/current/hosts/nginx.conf*;
}
`,
      )
      return start('nginx', ['-e', `${work}/error.log`, '-c', `${work}/nginx.conf`])
    },
    reload: (work) => `nginx -e ${work}/error.log -c ${work}/nginx.conf -s reload`,
  },
  {
    name: 'Caddy',
    listen: (port) => `http://127.0.0.1:${port}`,
    start: (place, work) => {
      mkdirSync(work, { recursive: true })
      writeFileSync(
        `${work}/Caddyfile`,
        `{\n\tadmin unix/${work}/admin.sock\n}\nimport ${place}/current/hosts/Caddyfile*\n`,
      )
      const args = ['run', '--config', `${work}/Caddyfile`, '--adapter', 'caddyfile']
      return start('caddy', args, {
        env: { XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work },
      })
    },
    reload: (work) =>
      `HOME=${work} caddy reload --config ${work}/Caddyfile --adapter caddyfile --address unix/${work}/admin.sock`,
  },
]
