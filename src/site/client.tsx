import { rememberEarlyInput, type EarlyInput } from './boot/early-input'
import { formMail } from './boot/form-mail'
import { pagePainted } from './boot/page-painted'
import { bringLateFont } from './boot/late-font'
import { nextTask } from './lib/next-task'
import { readContract } from './boot/page-contract'
import { savesData } from './lib/saves-data'
import { standAlone } from './boot/stand-alone'
import { keepTyping } from './boot/typed-text'

/** Who spares data gets the application when something wants it; an address that searches or filters does. */
const isSparing = savesData() && location.search === ''

/**
 * The page is complete HTML before this runs. So the application starts only when the page has been painted,
 * or at the visitor's first tap or key, and in small tasks: an old phone never freezes.
 */
async function boot(early: EarlyInput): Promise<void> {
  await (isSparing ? early.wanted : Promise.race([pagePainted(), early.happened]))
  if (!isSparing) void pagePainted().then(() => bringLateFont(document)).catch(() => undefined)
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
  const running = await start()
  early.replay()
  const { worker, content = '' } = readContract(document) ?? {}
  if (worker) void settled().then(() => import('./boot/keep-offline')).then(({ keepOffline }) => keepOffline({ worker, release: content }, { ...running, keepTyping })).catch(() => undefined)
}

/** The sheet for paper; who prints a page that waits for a tap finds it, too. */
async function bringPrintStyle(): Promise<void> {
  await pagePainted()
  const print = readContract(document)?.print
  if (print) addLink({ rel: 'stylesheet', media: 'print', href: print })
}

/** How long the page is left alone after it runs, in ms: what it keeps for later must not be in the way of what is wanted now. */
const REST = 2000

const settled = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, REST) }).then(pagePainted)

/** How long the application may wait for the rest of its style, in ms. */
const STYLE_PATIENCE = 4000

/**
 * Asks at once for every chunk of this page, and for the rest of the style sheet: the page carries only the part that it
 * shows. Resolves when the style sheet is there.
 */
async function loadRest(): Promise<void> {
  const contract = readContract(document)
  if (!contract) return
  for (const name of contract.chunks) addLink({ rel: 'modulepreload', href: `/assets/${name}` })
  await new Promise<void>((resolve) => {
    // Without it the application still works; only states that the page did not show yet look plain.
    const link = addLink({ rel: 'stylesheet', href: contract.style })
    setTimeout(resolve, STYLE_PATIENCE)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
}

function addLink(attributes: { rel: string; href: string; media?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

/** How long a tap may wait for the application on a network that stalls, in ms. */
const PATIENCE = 10_000

const early = rememberEarlyInput(document, (form) => {
  if (!form.dataset.mail) return false
  location.href = formMail(form)
  return true
})
// What only scrolls begins nothing that could be waited for.
void (isSparing ? early.wanted : early.happened).then(() => setTimeout(early.release, PATIENCE))
void bringPrintStyle()
boot(early).catch((error: unknown) => {
  // Offline, or a chunk that a newer deploy replaced: the static page stays, and its links and forms work.
  standAlone(document)
  early.release()
  if (import.meta.env.DEV) throw error
})
