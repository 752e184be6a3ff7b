import { type Foresight, rememberEarlyInput } from './boot/early-input'
import { layOutRest } from './boot/first-screen'
import { formMail } from './boot/form-mail'
import { pagePainted } from './boot/page-painted'
import { nextTask } from './lib/next-task'
import { beginFetch } from './lib/begin-fetch'
import { readContract } from './boot/page-contract'
import { keepPriceDays } from './boot/price-days'
import { savesData } from './lib/saves-data'
import { standAlone } from './boot/stand-alone'
import type { Running } from './boot/start'
import { keepTyping } from './boot/typed-text'
import { keepsSomething, waits } from './boot/waits'

const contract = readContract(document)
const isWaiting = waits(location, document.referrer, contract)
const isSparing = isWaiting && savesData()

/**
 * The page is complete HTML before this runs. So the application starts only when the page has been painted, or at the visitor's
 * first tap or key, and on a page that waits when something wants it; in small tasks: an old phone never freezes.
 */
async function boot(): Promise<Running> {
  await (isWaiting ? early.wanted : Promise.race([pagePainted(), early.happened]))
  const styled = loadRest()
  // Not the packages themselves: one asked for as a whole comes with all that nobody uses, and React with a file of helpers first.
  await import('./boot/react')
  await nextTask()
  await import('./boot/react-dom')
  await nextTask()
  await import('./router')
  await nextTask()
  const { start } = await import('./boot/start')
  await styled
  waited.abort()
  const running = await start()
  early.replay()
  return running
}

/**
 * Keeps what was read for when there is no network, once the page has come to rest; also while the application waits. For who
 * spares data it begins with the application.
 */
async function keep(started: Promise<Running>): Promise<void> {
  if (!contract?.worker) return
  await (isWaiting && !isSparing ? pagePainted() : started)
  await settled()
  const { keepOffline } = await import('./boot/keep-offline')
  const { worker, content: release, style, chunks } = contract
  await keepOffline(
    { worker, release, files: [style, ...chunks.map(fileOf)] },
    { started, wake: early.wake, keepTyping },
  )
}

/** How long the page is left alone after it runs, in ms: what it keeps for later must not be in the way of what is wanted now. */
const REST = 2000

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, REST)
  }).then(pagePainted)

const fileOf = (chunk: string): string => `/assets/${chunk}`

/** How long the application may wait for the rest of its style, in ms. */
const STYLE_PATIENCE = 4000

/**
 * Asks at once for every chunk of this page, and for the rest of the style sheet: the page carries only the part that it
 * shows. Resolves when the style sheet is there.
 */
async function loadRest(): Promise<void> {
  if (!contract) return
  for (const name of contract.chunks)
    if (name.endsWith('.json')) beginFetch(fileOf(name))
    else addLink({ rel: 'modulepreload', href: fileOf(name) })
  await new Promise<void>((resolve) => {
    // Without it the application still works; only states that the page did not show yet look plain.
    const link = addLink({ rel: 'stylesheet', href: contract.style })
    setTimeout(resolve, STYLE_PATIENCE)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
}

function addLink(attributes: { rel: string; href: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

function foresight(): Foresight {
  if (!isWaiting || isSparing) return 'nothing'
  return contract?.hasTools ? 'scrolling' : 'controls'
}

/** How long a tap may wait for the application on a network that stalls, in ms. */
const PATIENCE = 10_000

const early = rememberEarlyInput(
  document,
  (form) => {
    if (!form.dataset.mail) return false
    location.href = formMail(form)
    return true
  },
  foresight(),
)
// What only scrolls begins nothing that could be waited for.
void (isWaiting ? early.wanted : early.happened).then(() => setTimeout(early.release, PATIENCE))
void pagePainted().then(() => layOutRest(document))
const waited = new AbortController()
if (isWaiting) {
  void pagePainted().then(() => {
    keepPriceDays(document, waited.signal)
    if (!isSparing && keepsSomething()) early.wake()
  })
}
const started = boot()
void keep(started).catch(() => undefined)
started.catch((error: unknown) => {
  // Offline, or a chunk that a newer deploy replaced: the static page stays, and its links and forms work.
  standAlone(document)
  early.release()
  if (import.meta.env.DEV) throw error
})
