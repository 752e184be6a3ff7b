import type { Running } from './application'
import { bringApplication } from './files'
import { layOutRest } from './first-screen'
import { formMail } from './form-mail'
import { type PageContract, readContract } from './page-contract'
import { keepPress } from './press'
import { keepPriceDays } from './price-days'
import { type Reason, watchReasons } from './reasons'
import { pagePainted, rest } from './rest'
import { standAlone } from './stand-alone'
import { trusted } from './trusted'
import { hasTyped, keepTyping, putBackTyping } from '../lib/typed'
import { savesData } from '../lib/saves-data'

/**
 * The start of a page; begin to read here.
 *
 *     static -- wake(reason) --> starting ---------------> running
 *                                        \- fail(error) -> failed
 *
 * static: the page is complete HTML. Links, menus, forms and fields work by the browser alone; the
 * only script is this one, of 4 KB.
 * starting: there is a reason (reasons.ts). The application is fetched (files.ts) and hydrated
 * (application.tsx) in small tasks. Typed text stays in its field, which reads it when it mounts
 * (lib/use-typed.ts); the last press waits (press.ts).
 * running: the application answers, and the last press is repeated.
 * failed: the page stays, as visitors without script see it (stand-alone.ts); the error is in the
 * console.
 */
export type State = 'static' | 'starting' | 'running' | 'failed'

export interface Start {
  state: () => State
  /** Starts the application, once: later reasons change nothing. */
  wake: (reason: Reason) => void
  /** The application; rejects where it failed. */
  running: Promise<Running>
}

/**
 * Creates the machine alone.
 * @param bring fetches the application and starts it
 */
export function createStart(
  bring: () => Promise<Running>,
  { onRunning, onFailed }: Record<'onRunning' | 'onFailed', () => void>,
): Start {
  let state: State = 'static'
  let begin = () => {}
  const running = new Promise<void>((resolve) => {
    begin = resolve
  }).then(bring)
  const fail = (error: unknown) => {
    state = 'failed'
    console.error('The application of this page does not start.', error)
    onFailed()
  }
  running.then(() => {
    state = 'running'
    onRunning()
  }, fail)
  return {
    state: () => state,
    running,
    wake(reason) {
      if (state !== 'static') return
      state = 'starting'
      // Shows in a browser's tools why and when the application started.
      performance.mark(`wake: ${reason}`)
      begin()
    },
  }
}

/** Starts the machine on a page that has just loaded. */
export function startPage(page: Document): void {
  const contract = readContract(page)
  const painted = pagePainted()
  const isStatic = new AbortController()
  const start = createStart(
    async () => {
      const { application, styled } = await bringApplication(page, contract)
      isStatic.abort()
      return application.startApplication({ onHydration: () => press.unmark(), styled })
    },
    {
      onRunning: () => press.again(),
      onFailed: () => {
        standAlone(page)
        press.release()
      },
    },
  )
  // Opens the sections that only a phone shows closed.
  if (innerWidth > 767)
    for (const fold of page.querySelectorAll<HTMLDetailsElement>('.lot-fold')) fold.open = true
  putBackTyping(page)
  if (hasTyped(page)) start.wake('typed')
  void painted.then(() => {
    keepPriceDays(page, isStatic.signal)
    void layOutRest(page)
  })
  const watched = watchReasons({
    page,
    contract,
    painted,
    wake: start.wake,
    isStatic: isStatic.signal,
  })
  watchSteps(start)
  // Registered after the listeners above, because it stops the propagation of events.
  const press = keepPress(page, () => start.wake('press'), sendByMail)
  void watched.then(() => keepForOffline(start, contract)).catch(() => undefined)
}

/**
 * Loads the page of another address that a step back or forward leads to. When the application
 * opened a page and the visitor then reloaded it, the browser takes the step for one within the
 * same document, and until the application runs nothing else would show the other page.
 */
function watchSteps({ state }: Start): void {
  const here = () => location.pathname + location.search
  const loaded = here()
  addEventListener('popstate', () => {
    if (state() !== 'running' && here() !== loaded) location.reload()
  })
}

/**
 * Sends a form by mail when the application did not load; false when the browser sends the form by
 * itself.
 */
function sendByMail(form: HTMLFormElement): boolean {
  if (form.dataset.mail === undefined) return false
  location.href = formMail(form)
  return true
}

/**
 * Keeps the pages that the visitor read for offline use, once the page rests, static or running.
 * For visitors who save data it does so only with the application.
 */
async function keepForOffline(start: Start, contract: PageContract | undefined): Promise<void> {
  if (!contract?.worker) return
  if (start.state() !== 'static' || savesData()) {
    await start.running.catch(() => undefined)
    await rest()
  }
  const { keepOffline } = await import('./keep-offline')
  const worker = trusted.createScriptURL(contract.worker)
  await keepOffline(contract, worker, { ...start, keepTyping })
}
