import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runCli } from '../../src/pipeline/run-cli'
import { buildSite } from '../e2e/build-site'
import { DIST } from '../e2e/site'
import { serveSite } from '../support/served-site'

/*
 * `npm run tool tests/tools/engines.ts -- [firefox | webkit]`: the journeys that must work in every
 * engine, in Debian's Firefox (package firefox-esr) and WebKit (webkit2gtk-driver and xvfb).
 */

/** A browser, controlled by its own protocol. */
interface Engine {
  open: (url: string) => Promise<unknown>
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** W3C input sources with their actions, the same in both protocols. */
  perform: (actions: readonly object[]) => Promise<unknown>
  close: () => void
}

/** Calls `look` until it returns something. */
async function soon<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(100)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`did not come within a minute: ${what}`)
}

/** Starts a program in a process group of its own; `output` is what it has printed. */
function start(command: string, args: string[]) {
  const child = spawn(command, args, { detached: true })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString()
    })
  child.on('error', ({ message }) => {
    text += message
  })
  return {
    output: () => text,
    stop: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
  }
}

/** Firefox over WebDriver BiDi (w3.org/TR/webdriver-bidi). */
async function firefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'retrilha-firefox-'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0']
  const program = start('firefox-esr', [...options, '--profile', profile])
  const address = await soon('firefox-esr', async () => {
    return /WebDriver BiDi listening on (ws:\S+)/.exec(program.output())?.[1]
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve)
  })
  let last = 0
  const send = (method: string, params: object) =>
    new Promise<{ result?: { value?: string }; contexts?: { context: string }[] }>(
      (resolve, reject) => {
        const id = ++last
        socket.addEventListener('message', ({ data }) => {
          const answer = JSON.parse(String(data))
          if (answer.id !== id) return
          if (answer.error) reject(new Error(`${method}: ${answer.message}`))
          else resolve(answer.result)
        })
        socket.send(JSON.stringify({ id, method, params }))
      },
    )
  await send('session.new', { capabilities: {} })
  const context = (await send('browsingContext.getTree', {})).contexts?.[0]?.context
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (script) => {
      const expression = `JSON.stringify(${script})`
      const answer = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      })
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    close: () => {
      program.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** WebKitGTK over WebDriver (w3.org/TR/webdriver2), on a virtual screen. */
async function webkit(): Promise<Engine> {
  const origin = 'http://127.0.0.1:7233'
  // WebKit's sandbox does not run as root.
  process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1'
  const program = start('xvfb-run', ['-a', 'WebKitWebDriver', '--port=7233'])
  const send = async (path: string, body: object) => {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) })
    const { value } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
  await soon('WebKitWebDriver', () => fetch(`${origin}/status`).catch(() => undefined))
  const libraries = readdirSync('/usr/lib', { recursive: true, encoding: 'utf8' })
  const binary = join('/usr/lib', libraries.find((name) => name.endsWith('/MiniBrowser')) ?? '')
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
    close: program.stop,
  }
}

/** What a visitor does in any engine. */
class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  until = (expression: string) =>
    soon(expression, async () => (await this.engine.evaluate(`Boolean(${expression})`)) === true)

  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path)
    await this.until(`document.documentElement.dataset.running === 'sim'`)
  }

  async press(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await this.until(`${element}?.checkVisibility()`)
    await this.engine.evaluate(
      `${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    const place = await this.engine.evaluate(
      `(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round))` +
        `(${element}.getBoundingClientRect())`,
    )
    const [x, y] = Array.isArray(place) ? place.map(Number) : []
    const button = { button: 0 }
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', ...button },
      { type: 'pointerUp', ...button },
    ]
    await this.engine.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  async type(selector: string, text: string): Promise<void> {
    await this.press(selector)
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }
}

const JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
  'the calculator multiplies': async (visitor) => {
    await visitor.open('/comercio-sucata/cobre')
    await visitor.type('input[name=peso]', '12,5')
    await visitor.press('form button[type=submit]')
    return visitor.until(`document.body.innerText.includes('500,00')`)
  },
  'a search ignores accents': async (visitor) => {
    await visitor.open('/comercio-sucata')
    await visitor.type('main input[type=search]', 'ALUMINIO')
    return visitor.until(`document.querySelectorAll('main table a').length === 1`)
  },
  'an incomplete message is refused at its field': async (visitor) => {
    await visitor.open('/contato')
    await visitor.press('main form [type=submit]')
    return visitor.until(`document.querySelector('main [aria-invalid=true]')`)
  },
  'a card shows its notice': async (visitor) => {
    await visitor.open('/')
    await visitor.press('main li [role=button]')
    return visitor.until(`document.querySelector('[data-sonner-toast]')`)
  },
  'a link leads to another page without a load': async (visitor) => {
    await visitor.open('/')
    await visitor.press('main a[href="/lotes-informatica"]')
    return visitor.until(
      `location.pathname === '/lotes-informatica' && document.querySelector('h1')`,
    )
  },
}

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = { firefox, webkit }

async function main(): Promise<void> {
  const [only] = process.argv.slice(2)
  assert.ok(only === undefined || only in ENGINES, `There are ${Object.keys(ENGINES).join(', ')}.`)
  buildSite()
  const site = await serveSite(DIST)
  for (const [name, open] of Object.entries(ENGINES)) {
    if (only !== undefined && only !== name) continue
    const engine = await open()
    for (const [journey, run] of Object.entries(JOURNEYS))
      await run(new Visitor(engine, site.origin)).then(
        () => console.log(`passed ${name}: ${journey}`),
        (error: unknown) => {
          console.log(`FAILED ${name}: ${journey}: ${String(error)}`)
          process.exitCode = 1
        },
      )
    engine.close()
  }
  await site.close()
}

runCli(main)
