/**
 * What only the application answers. A link of this kind stays on the page; one that is a button and
 * leads to a place of the page shows what it opens by itself.
 */
const CONTROL = 'button:not([type="submit"]), [data-stays], [role="button"]:not([href^="#"])'

/** Links that open a draft: the browser does it, and the application says what comes next. */
const MAIL_LINK = 'a[href^="mailto:"]'

/**
 * Where one of these happens React hydrates that part of the page in one go, and the key or the finger
 * waits for it (react-dom, isDiscreteEventThatRequiresHydration). None reaches it before the application
 * runs. A click does, for the links of parts that run already.
 */
const HYDRATING =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel ' +
  'keydown keypress keyup textInput input change compositionstart compositionend'

/** How long a press waits for the application on a network that stalls, in ms. */
const PATIENCE = 10_000

/**
 * Part of every page, before its body: keeps what is pressed and sent until the first script is here.
 * Links, searches and mail links go their own way meanwhile.
 */
export const FIRST_PRESSES = 'early=[];onclick=onsubmit=e=>early.push(e)'

declare global {
  interface Window {
    early?: Event[]
  }
}

export interface KeptPress {
  /** What waits no longer looks busy; hydration shall meet the elements as they came. */
  unmark: () => void
  /** The application runs: does the last press again, and listens no more. */
  again: () => void
  /**
   * The application does not come, or not soon: the last press, and each later one, does what it
   * does without it.
   */
  release: () => void
}

/** The last press, on an element, by a form or on a link whose draft is open already. */
type Press =
  | { kind: 'control'; at: HTMLElement }
  | { kind: 'mail'; at: HTMLElement }
  | { kind: 'form'; at: HTMLFormElement; by: HTMLElement | null }

/**
 * Keeps the last thing that was pressed before the application runs. It reaches nobody now: parts of
 * the page may be alive before all of it is, and would do it a first time.
 * @param wake called for each press
 * @param send sends a form without the application; false where the browser shall send it by itself
 */
export function keepPress(
  page: Document,
  wake: () => void,
  send: (form: HTMLFormElement) => boolean,
): KeptPress {
  let last: Press | undefined
  let isWaiting = true
  const ended = new AbortController()
  let patience: ReturnType<typeof setTimeout> | undefined

  const unmark = () => last && markOf(last)?.removeAttribute('aria-busy')
  const keep = (press: Press) => {
    unmark()
    last = press
    markOf(press)?.setAttribute('aria-busy', 'true')
    patience ??= setTimeout(release, PATIENCE)
    wake()
  }
  const take = () => {
    unmark()
    const press = last
    last = undefined
    return press?.at.isConnected ? press : undefined
  }
  const release = () => {
    isWaiting = false
    const press = take()
    // A button alone does nothing; a link leads on, and a form comes back to `hear`.
    if (press && press.kind !== 'mail') redo(press)
  }
  const hear = (event: Event) => {
    const press = pressOf(event)
    if (!press) return
    if (isWaiting) {
      event.stopImmediatePropagation()
      if (press.kind !== 'mail') event.preventDefault()
      keep(press)
    } else if (press.kind === 'form' && send(press.at)) event.preventDefault()
  }
  for (const type of ['click', 'submit'])
    page.addEventListener(type, hear, { capture: true, signal: ended.signal })
  page.addEventListener('keydown', answerKey, { capture: true, signal: ended.signal })
  const typed = hold(page, ended.signal, () => isWaiting)
  for (const event of takeFirstPresses()) {
    const press = pressOf(event)
    if (press && !isFollowed(press)) keep(press)
  }
  return {
    unmark,
    again() {
      ended.abort()
      clearTimeout(patience)
      // What was typed since its field was mounted; React ignores what it knows already.
      for (const field of typed) retell(field)
      const press = take()
      if (press?.kind === 'mail') tell(press.at)
      else if (press) redo(press)
    },
    release,
  }
}

/**
 * Keeps `HYDRATING` events from React while `isWaiting`. @returns fields in which something was
 * typed meanwhile; it grows
 */
function hold(page: Document, signal: AbortSignal, isWaiting: () => boolean): Set<EventTarget> {
  const typed = new Set<EventTarget>()
  const stop = (event: Event) => {
    if (!isWaiting()) return
    event.stopImmediatePropagation()
    if (event.type === 'input' && event.target) typed.add(event.target)
  }
  for (const type of HYDRATING.split(' '))
    page.addEventListener(type, stop, { capture: true, signal })
  return typed
}

/** What the page itself has kept. From now on the first script listens alone. */
function takeFirstPresses(): Event[] {
  const presses = window.early ?? []
  Object.assign(window, { early: undefined, onclick: null, onsubmit: null })
  return presses
}

function pressOf(event: Event): Press | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (event.type === 'submit')
    return target instanceof HTMLFormElement
      ? { kind: 'form', at: target, by: event instanceof SubmitEvent ? event.submitter : null }
      : undefined
  const mail = target.closest<HTMLElement>(MAIL_LINK)
  if (mail) return { kind: 'mail', at: mail }
  const control = target.closest<HTMLElement>(CONTROL)
  if (!control) return undefined
  // In a window of its own a link does not stay on the page.
  const isElsewhere =
    control instanceof HTMLAnchorElement &&
    event instanceof MouseEvent &&
    (event.ctrlKey || event.metaKey || event.shiftKey)
  return isElsewhere ? undefined : { kind: 'control', at: control }
}

/** Whether the browser has done it while there was no script. */
const isFollowed = (press: Press): boolean =>
  press.kind === 'form'
    ? press.at.method !== 'dialog'
    : press.kind === 'control' && press.at instanceof HTMLAnchorElement

const markOf = (press: Press): HTMLElement | null => (press.kind === 'form' ? press.by : press.at)

function redo(press: Press): void {
  if (press.kind !== 'form') press.at.click()
  // A button that says what to send says it again.
  else if (press.by?.isConnected) press.by.click()
  else press.at.requestSubmit()
}

function retell(field: EventTarget): void {
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The browser has opened the draft; the application only has to hear of it, for its notice and its panel. */
function tell(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * The keys of native elements that the application would answer: Escape closes the menu, Space
 * presses a link that is a button.
 */
function answerKey(event: KeyboardEvent): void {
  const { key, target } = event
  if (key === 'Escape') {
    const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
    menu?.removeAttribute('open')
    menu?.querySelector('summary')?.focus()
  }
  if (key === ' ' && target instanceof HTMLAnchorElement && target.role === 'button') {
    event.preventDefault()
    target.click()
  }
}
