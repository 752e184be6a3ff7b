import {
  type Field,
  fieldsOf,
  type Held,
  heldBy,
  isChanged,
  isField,
  isTick,
  putInto,
} from '../lib/typed'
import { forgetSeenValue, renderedProps } from './internals'

/** Controls that only the application answers; a link with a fragment opens its target by itself. */
const CONTROL = 'button:not([type="submit"]), [data-stays], [role="button"]:not([href^="#"])'

/** Links that open a mail draft: the browser opens it, and the application shows the next step. */
const MAIL_LINK = 'a[href^="mailto:"]'

interface Early {
  /** Puts what was typed into the fields of the page as it is now. */
  putBack: () => void
  /** Tells React what was typed, and repeats the last press. */
  tell: () => void
}

/**
 * Remembers what a visitor typed and pressed, from just before React takes over the elements. React
 * leaves a text in its field, but a controlled field's state stays empty, and the next render
 * erases the text. Where React must render the page anew, because a translator or a password
 * manager has changed it, all of it goes into the new elements.
 * @param presses the events that no handler has received; the list may grow
 */
export function keepEarly(page: Document, presses: readonly Event[]): Early {
  const typed = new Map<string, Held>()
  for (const [key, field] of fieldsOf(page)) if (isChanged(field)) typed.set(key, heldBy(field))
  const keyOf = (target: EventTarget | null) =>
    [...fieldsOf(page)].find(([, field]) => field === target)?.[0]
  const focused = keyOf(page.activeElement)
  const pressed = presses.map((event) => pressOf(event, page))

  const ended = new AbortController()
  const heard = { capture: true, signal: ended.signal }
  // React is told below; it must not hear a change twice.
  const note = (event: Event) => {
    event.stopImmediatePropagation()
    const key = keyOf(event.target)
    if (key !== undefined && isField(event.target)) typed.set(key, heldBy(event.target))
  }
  for (const type of ['input', 'change']) addEventListener(type, note, heard)
  // A render in between may have erased the text: the next letter must not stand alone.
  const mend = ({ target }: Event) => {
    const held = typed.get(keyOf(target) ?? '')
    if (held && isField(target)) putInto(target, held)
  }
  addEventListener('beforeinput', mend, heard)

  /** Calls `put` with each field that the visitor changed. */
  const each = (put: (field: Field, held: Held) => void) => {
    const fields = fieldsOf(page)
    for (const [key, held] of typed) {
      const field = fields.get(key)
      if (field) put(field, held)
    }
    // The element with the focus is gone where React rendered anew.
    if (focused !== undefined && page.activeElement === page.body)
      fields.get(focused)?.focus({ preventScroll: true })
  }
  return {
    putBack: () => each(putInto),
    tell() {
      ended.abort()
      each(tellReact)
      const later = presses.slice(pressed.length).map((event) => pressOf(event, page))
      const repeat = [...pressed, ...later].findLast((press) => press !== undefined)
      repeat?.()
    },
  }
}

/** Tells React what a field holds, unless it has rendered the same. */
function tellReact(field: Field, held: Held): void {
  const rendered = renderedProps(field)
  if (isTick(field)) {
    if ((rendered?.checked ?? field.checked) === held.isTicked) return
    // The click turns it into what the visitor saw.
    field.checked = !held.isTicked
    return field.click()
  }
  putInto(field, held)
  if (rendered?.onChange === undefined || rendered.value === held.value) return
  forgetSeenValue(field)
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
  if (field !== field.ownerDocument.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Returns the function that repeats a press; undefined for one that the browser has answered. */
function pressOf(event: Event, page: Document): (() => void) | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (target instanceof HTMLFormElement) {
    if (target.method !== 'dialog') return undefined
    const form = finderOf(target, page)
    // Safari before 16 lacks requestSubmit.
    return () => form()?.querySelector<HTMLElement>('[type="submit"]')?.click()
  }
  const mail = target.closest<HTMLElement>(MAIL_LINK)
  const control = mail ?? target.closest<HTMLElement>(CONTROL)
  if (!control) return undefined
  const found = finderOf(control, page)
  return () => {
    const now = found()
    // The browser has opened the draft already.
    if (mail) now?.addEventListener('click', (again) => again.preventDefault(), { once: true })
    now?.click()
  }
}

/**
 * Finds an element, or its successor where React rendered the page anew: by its id, or by its
 * position among elements of its kind.
 */
function finderOf<Found extends HTMLElement>(element: Found, page: Document) {
  const alike = () =>
    [...page.querySelectorAll<Found>(element.localName)].filter(
      ({ className }) => className === element.className,
    )
  const place = alike().indexOf(element)
  return (): Found | undefined => {
    if (element.isConnected) return element
    return alike().find(({ id }) => id !== '' && id === element.id) ?? alike()[place]
  }
}
