import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, ensureProgram, freePort, soon, start } from '../support/programs'
import type { Engine } from './driver'

const LIBRARIES = '/usr/lib'

/**
 * The path of WebKitGTK's browser; its folder is named after the machine and the version.
 * @throws Error saying how to install it
 */
function miniBrowser(): string {
  const found = readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(join(LIBRARIES, folder))
        .filter((name) => /^webkit2?gtk-[\d.]+$/.test(name))
        .map((name) => join(LIBRARIES, folder, name, 'MiniBrowser')),
    )
  const [path] = found.toSorted().toReversed()
  if (path === undefined)
    throw new Error(
      'falta o MiniBrowser. No Debian ou Ubuntu: sudo apt-get install --no-install-recommends webkit2gtk-driver',
    )
  return path
}

/**
 * WebDriver gives no access to the console, so the page itself collects its messages once it has
 * loaded. The site's own scripts start only then.
 */
const LISTEN = `(() => {
  if (window.queixas) return
  window.queixas = []
  for (const level of ['error', 'warn']) {
    const say = console[level]
    console[level] = (...words) => { window.queixas.push(words.join(' ')); say.apply(console, words) }
  }
  addEventListener('error', ({ message }) => window.queixas.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.queixas.push(String(reason)))
  addEventListener('securitypolicyviolation', (event) => {
    window.queixas.push(event.violatedDirective + ' ' + event.blockedURI)
  })
})()`

/** Debian's WebKitGTK over WebDriver (w3.org/TR/webdriver2), on a virtual screen of its own. */
export const webkit: Engine = async () => {
  ensureProgram('WebKitWebDriver', '--help', ['webkit2gtk-driver'])
  // Xvfb has no --version and answers to -help.
  ensureProgram('Xvfb', '-help', ['xvfb'])
  const work = await mkdtemp(join(tmpdir(), 'retrilha-webkit-'))
  const screen = start('Xvfb', '-displayfd 1 -screen 0 1600x1200x24 -nolisten tcp'.split(' '))
  const display = await soon('a tela', () => /^\d+$/m.exec(screen.said())?.[0])
  const port = await freePort()
  const program = start('WebKitWebDriver', [`--port=${port}`], {
    env: {
      DISPLAY: `:${display}`,
      XDG_RUNTIME_DIR: work,
      HOME: work,
      // WebKit's sandbox does not run as root, and neither does Chromium's.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await answers(program, `${origin}/status`)
  const ask = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value }: { value: T & { error?: string; message?: string } } = JSON.parse(
      await response.text(),
    )
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }

  const options = { binary: miniBrowser(), args: ['--automation'] }
  const { sessionId, capabilities } = await ask<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })
  const session = `/session/${sessionId}`
  const evaluate = (expression: string) =>
    ask<unknown>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  let complaints: string[] = []
  const hear = async () => {
    const said = await evaluate('window.queixas?.splice(0)')
    if (Array.isArray(said)) complaints.push(...said.map(String))
  }
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => {
      await hear()
      await ask('POST', `${session}/url`, { url })
      await evaluate(LISTEN)
    },
    evaluate,
    perform: async (actions) => {
      await ask('POST', `${session}/actions`, { actions })
    },
    resize: async (width, height) => {
      await ask('POST', `${session}/window/rect`, { width, height })
      // The window's frame takes some of that size, so the difference is added.
      const [inner, outer] = [await evaluate('innerWidth'), await evaluate('innerHeight')].map(
        Number,
      )
      await ask('POST', `${session}/window/rect`, {
        width: 2 * width - (inner ?? width),
        height: 2 * height - (outer ?? height),
      })
    },
    screenshot: async () =>
      Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    complaints: async () => {
      await hear()
      const said = complaints
      complaints = []
      return said
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined)
      await program.stop()
      await screen.stop()
      await rm(work, { recursive: true, force: true })
    },
  }
}
