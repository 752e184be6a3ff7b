// Runs before anything is installed, so it is plain JavaScript and needs nothing but Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// What Vite and the linter need; of 21 they support no version.
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
if (!isSupported) {
  console.error(
    'This project needs Node 22.12 or later, or 20 from 20.19 on; this is ' +
      `${process.versions.node}. Get one at https://nodejs.org and try again.`,
  )
  process.exit(1)
}
// Vite and contentlayer2 take the folder for an address, where these signs end the path.
if (/[#?%]/.test(root)) {
  console.error(`Rename the folder ${root}: it must not have #, ? or % in its path.`)
  process.exit(1)
}

/** The packages of a lock file by their path; none when the file is missing. */
const packagesOf = (file) =>
  existsSync(`${root}${file}`) ? JSON.parse(readFileSync(`${root}${file}`, 'utf8')).packages : {}

// npm itself writes down what it installed, as its last step; packages for other systems may be
// missing there.
const found = packagesOf('node_modules/.package-lock.json')
const isInstalled = Object.entries(packagesOf('package-lock.json')).every(([place, wanted]) => {
  const own = found[place]
  if (place === '' || (!own && wanted.optional)) return true
  const isSame = own?.version === wanted.version && own.integrity === wanted.integrity
  return isSame && existsSync(`${root}${place}/package.json`)
})

if (!isInstalled) {
  console.log('Installing the dependencies (only at first and when they change)…')
  const npm = 'npm ci --include=dev --no-audit --no-fund --loglevel=error'
  const { status } = spawnSync(npm, { cwd: root, stdio: 'inherit', shell: true })
  if (status !== 0) {
    console.error('The installation failed. Check the network and run the same command again.')
    process.exit(1)
  }
}
