// Runs before anything is installed, so it is plain JavaScript and needs nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Este projeto precisa do Node 20.19 ou mais novo; aqui está o ${process.versions.node}. Instale em https://nodejs.org e tente de novo.`)
  process.exit(1)
}

const lock = createHash('sha256').update(readFileSync(`${root}package-lock.json`)).digest('hex')
const stamp = `${root}node_modules/.retrilha-lock`

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Instalando as dependências (só na primeira vez ou quando mudam)…')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('A instalação falhou. Verifique a internet e rode o mesmo comando de novo.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
