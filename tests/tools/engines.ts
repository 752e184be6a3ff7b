import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runCli } from '../../src/pipeline/run-cli'
import { buildSite } from '../e2e/build-site'
import { DIST } from '../e2e/site'
import { serveSite } from '../support/served-site'

/*
 * `npm run tool tests/tools/engines.ts -- [firefox | webkit]`: what must work in every engine, in
 * Debian's Firefox (package firefox-esr) and WebKit (webkit2gtk-driver and xvfb).
 */

/** A browser, controlled by its own protocol. */
interface Engine {
  open: (url: string) => Promise<unknown>
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** W3C input sources with their actions, the same in both protocols. */
  perform: (actions: readonly object[]) => Promise<unknown>
}

/** Calls `look` until it returns something. */
async function soon<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(100)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`did not come within a minute: ${what}`)
}

/** Starts a program that ends with this one; returns what it has printed. */
function start(command: string, args: string[]): () => string {
  const child = spawn(command, args, { detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString()
    })
  child.on('error', ({ message }) => {
    output += message
  })
  process.on('exit', () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'))
  return () => output
}

interface BidiAnswer {
  id: number
  /** Of an error. */
  message?: string
  result?: { result?: { value?: string }; contexts?: { context: string }[] }
}

/** Firefox over WebDriver BiDi (w3.org/TR/webdriver-bidi). */
async function firefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'retrilha-firefox-'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0']
  const output = start('firefox-esr', [...options, '--profile', profile])
  const address = await soon('firefox-esr', async () => {
    return /WebDriver BiDi listening on (ws:\S+)/.exec(output())?.[1]
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve)
  })
  let last = 0
  const waiting = new Map<number, (answer: BidiAnswer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: BidiAnswer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
  })
  const send = (method: string, params: object) =>
    new Promise<BidiAnswer['result']>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, message }) =>
        message === undefined ? resolve(result) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
  await send('session.new', { capabilities: {} })
  const context = (await send('browsingContext.getTree', {}))?.contexts?.[0]?.context
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (script) => {
      const expression = `JSON.stringify(${script}) ?? 'null'`
      const params = { expression, target: { context }, awaitPromise: false }
      return JSON.parse((await send('script.evaluate', params))?.result?.value ?? 'null')
    },
    perform: (actions) => send('input.performActions', { context, actions }),
  }
}

/** WebKitGTK over WebDriver (w3.org/TR/webdriver2), on a virtual screen. */
async function webkit(): Promise<Engine> {
  const origin = 'http://127.0.0.1:7233'
  // WebKit's sandbox does not run as root.
  process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1'
  start('xvfb-run', ['-a', 'WebKitWebDriver', '--port=7233'])
  const send = async (path: string, body: object) => {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) })
    const { value } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
  await soon('WebKitWebDriver', () => fetch(`${origin}/status`).catch(() => undefined))
  const found = execFileSync('find', ['/usr/lib', '-name', 'MiniBrowser'], { encoding: 'utf8' })
  const [binary] = found.split('\n')
  const { sessionId } = await send('/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })
  const session = `/session/${sessionId}`
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: (expression) =>
      send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: (actions) => send(`${session}/actions`, { actions }),
  }
}

/** What a visitor does in any engine. */
function visitorOf(engine: Engine, origin: string) {
  const until = (expression: string) =>
    soon(expression, async () => (await engine.evaluate(`Boolean(${expression})`)) === true)
  const press = async (selector: string) => {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await until(`${element}?.checkVisibility()`)
    await engine.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const place = await engine.evaluate(
      `(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round))` +
        `(${element}.getBoundingClientRect())`,
    )
    const [x, y] = Array.isArray(place) ? place.map(Number) : []
    const move = { type: 'pointerMove', x, y }
    const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
    await engine.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...buttons] }])
  }
  return {
    until,
    press,
    open: async (path: string) => {
      await engine.open(origin + path)
      await until(`document.documentElement.dataset.running === 'sim'`)
    },
    type: async (selector: string, text: string) => {
      await press(selector)
      const keys = [...text].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      )
      await engine.perform([{ type: 'key', id: 'keyboard', actions: keys }])
    },
  }
}

/** A letter that reaches React, a press, a refused form, and a page without a load. */
async function journey(engine: Engine, origin: string): Promise<void> {
  const { open, type, press, until } = visitorOf(engine, origin)
  await open('/comercio-sucata/cobre')
  await type('input[name=peso]', '12,5')
  await press('form button[type=submit]')
  await until(`document.body.innerText.includes('500,00')`)
  await open('/comercio-sucata')
  await type('main input[type=search]', 'ALUMINIO')
  await until(`document.querySelectorAll('main table a').length < 16`)
  await open('/contato')
  await press('main form [type=submit]')
  await until(`document.querySelector('main [aria-invalid=true]')`)
  await open('/')
  await press('main li [role=button]')
  await until(`document.querySelector('[data-sonner-toast]')`)
  await press('main a[href="/lotes-informatica"]')
  await until(`location.pathname === '/lotes-informatica' && document.querySelector('h1')`)
}

runCli(async ([only]) => {
  buildSite()
  const { origin } = await serveSite(DIST)
  for (const open of [firefox, webkit].filter(({ name }) => [name, undefined].includes(only))) {
    await journey(await open(), origin)
    console.log(`passed: ${open.name}`)
  }
  process.exit()
})
