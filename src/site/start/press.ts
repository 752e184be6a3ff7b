/**
 * Controls that only the application answers. Links marked `data-stays` do not leave the page; a
 * link with role "button" and a fragment opens its target by itself.
 */
const CONTROL = 'button:not([type="submit"]), [data-stays], [role="button"]:not([href^="#"])'

/** Links that open a mail draft: the browser opens it, and the application shows the next step. */
const MAIL_LINK = 'a[href^="mailto:"]'

/**
 * At one of these events React hydrates that part of the page in one go, and the key or the finger
 * waits for it (react-dom, isDiscreteEventThatRequiresHydration). None of them reaches React before
 * the application runs. A click does, for links in parts that are hydrated already.
 */
const HYDRATING =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel ' +
  'keydown keypress keyup textInput input change compositionstart compositionend'

/** Longest wait of a press for the application on a stalled network, in ms. */
const PATIENCE = 10_000

/**
 * Inline script of every page, before its body: keeps presses and submits until the first script
 * has loaded. Links, searches and mail links work by themselves meanwhile.
 */
export const FIRST_PRESSES = 'early=[];onclick=onsubmit=e=>early.push(e)'

declare global {
  interface Window {
    early?: Event[]
  }
}

export interface KeptPress {
  /**
   * Removes the busy look of the pressed element; hydration must meet the elements as they were
   * prerendered.
   */
  unmark: () => void
  /** The application runs: repeats the last press and stops listening. */
  again: () => void
  /**
   * The application failed or takes too long: the last press, and each later one, does what the
   * browser does without it.
   */
  release: () => void
}

/** The last press: on an element, by a form, or on a link whose mail draft is open already. */
type Press =
  | { kind: 'control'; at: HTMLElement }
  | { kind: 'mail'; at: HTMLElement }
  | { kind: 'form'; at: HTMLFormElement; by: HTMLElement | null }

/**
 * Keeps the last press before the application runs. No handler receives it now: parts of the page
 * may be hydrated before all of it is, and would handle it twice.
 * @param wake called for each press
 * @param send sends a form without the application; false when the browser shall send it by itself
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
    // A button alone does nothing; a link is followed, and a form passes `hear` again.
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
      // Text typed since its field was mounted; React ignores a value that it knows already.
      for (const field of typed) retell(field)
      const press = take()
      if (press?.kind === 'mail') tell(press.at)
      else if (press) redo(press)
    },
    release,
  }
}

/**
 * Keeps `HYDRATING` events from React while `isWaiting`.
 * @returns fields in which the visitor typed meanwhile; the set grows
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

/** Takes the events that the inline script kept. From now on only the first script listens. */
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
  // A link that the visitor opens in another window does not stay on the page.
  const isElsewhere =
    control instanceof HTMLAnchorElement &&
    event instanceof MouseEvent &&
    (event.ctrlKey || event.metaKey || event.shiftKey)
  return isElsewhere ? undefined : { kind: 'control', at: control }
}

/** Whether the browser followed it before any script ran. */
const isFollowed = (press: Press): boolean =>
  press.kind === 'form'
    ? press.at.method !== 'dialog'
    : press.kind === 'control' && press.at instanceof HTMLAnchorElement

const markOf = (press: Press): HTMLElement | null => (press.kind === 'form' ? press.by : press.at)

function redo(press: Press): void {
  if (press.kind !== 'form') press.at.click()
  // A submit button has its own value, so its form is sent by pressing it again.
  else if (press.by?.isConnected) press.by.click()
  else press.at.requestSubmit()
}

function retell(field: EventTarget): void {
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Reports a mail link to the application, for its notice and its panel; the browser has opened the
 * draft already.
 */
function tell(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * Handles the keys that the application would handle on native elements: Escape closes the menu,
 * Space presses a link with role "button".
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
