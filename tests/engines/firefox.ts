import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureProgram, soon, start } from '../support/programs'
import type { Engine } from './driver'

/** Preferences for tests: no first steps, no updates, and no requests to other servers. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.page': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
}

interface Answer {
  id?: number
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: { level?: string; text?: string | null; args?: { value?: unknown }[] }
}

/** Debian's Firefox over WebDriver BiDi (w3.org/TR/webdriver-bidi), which needs no driver. */
export const firefox: Engine = async () => {
  ensureProgram('firefox-esr', '--version', ['firefox-esr'])
  const profile = await mkdtemp(join(tmpdir(), 'retrilha-firefox-'))
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const program = start('firefox-esr', [
    '--headless',
    '--no-remote',
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
  ])
  const address = await soon(
    'o Firefox',
    () => /WebDriver BiDi listening on (ws:\S+)/.exec(program.said())?.[1],
  )

  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, (answer: Answer) => void>()
  let complaints: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    else if (
      answer.method === 'log.entryAdded' &&
      ['error', 'warn'].includes(answer.params?.level ?? '')
    )
      complaints.push(answer.params?.text ?? JSON.stringify(answer.params?.args))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('o Firefox não atende')))
  })
  let last = 0
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.error !== undefined)
      throw new Error(`${method}: ${answer.error} ${answer.message ?? ''}`)
    // No validation: each caller names the type of the protocol's answer to its method.
    return answer.result as T
  }

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const {
    contexts: [first],
  } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  if (!first) throw new Error('o Firefox não abriu uma página')
  const { context } = first
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown)
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    screenshot: async () =>
      Buffer.from(
        (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    complaints: () => {
      const said = complaints
      complaints = []
      return Promise.resolve(said)
    },
    close: async () => {
      socket.close()
      await program.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
