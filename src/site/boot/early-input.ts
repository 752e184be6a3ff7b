import { takeFirstTaps } from './first-taps'
import { showOrHide } from './show-or-hide'
import { isChanged, isField, stateOf, takeTyping, type Field } from './typed-text'

/** Controls without a behaviour of their own, and links that stay on the page: what they do exists only once the application runs. */
const CONTROL = 'button, [role="button"], a[data-stays]'

const FIELD = 'input, textarea, select'

/** Links that open a draft and stay on the page. */
const MAIL_LINK = 'a[href^="mailto:"]'

/** What the application keeps in step with the visitor's hand. */
const ALIVE = '[data-alive]'

const WANTING = `${CONTROL}, ${MAIL_LINK}, ${FIELD}, ${ALIVE}`

/** The pointer or the focus reach something before it is pressed. */
const SIGNS = ['pointerover', 'focusin'] as const

/** What counts before the press itself: nothing, a pointer or the focus on what wants the application, or also who scrolls. */
export type Foresight = 'nothing' | 'controls' | 'scrolling'

/**
 * Where one of these happens, React hydrates that part of the page in one go, and the letter or the finger waits for it (react-dom,
 * isDiscreteEventThatRequiresHydration). None reaches it before the application runs. A click does, for the links of parts that live.
 */
const ROUSING = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'change',
  'compositionstart',
  'compositionend',
]

export interface EarlyInput {
  /** Resolves at the first tap or key. */
  happened: Promise<void>
  /** Resolves at the first tap on something that only the application can do, at a form, or at what is typed; as soon as it is foreseen. */
  wanted: Promise<void>
  /** Something else wants the application. */
  wake: () => void
  /** Hands taps on controls, submitted forms and typed text to the running application. */
  replay: () => void
  /** The application does not come: links do what they do without script and forms are sent by `send`, now and from now on. */
  release: () => void
}

/**
 * Keeps what a visitor does before the application runs, so that nothing is lost. Plain links work by themselves. What is kept
 * to be done later reaches nobody now: parts of the page may be alive before all of it is, and would do it a first time.
 * @param send takes a submitted form over when the application does not come; false where the browser shall send it by itself
 */
export function rememberEarlyInput(
  document: Document,
  send: (form: HTMLFormElement) => boolean,
  foresee: Foresight = 'nothing',
): EarlyInput {
  // What was typed before this script is heard by nobody, but stands in the fields. So does what a browser puts back at a reload.
  const fields = new Map<Field, string | boolean>(
    Array.from(document.querySelectorAll(FIELD))
      .filter(isField)
      .filter(isChanged)
      .map((field) => [field, stateOf(field)]),
  )
  let pressed: HTMLElement | undefined
  /** Buttons whose part of the page shows: the application has yet to hear of them. */
  const opened = new Set<HTMLElement>()
  let entered: Field | undefined
  let submitted: { form: HTMLFormElement; by: HTMLElement | null } | undefined
  let followed: HTMLAnchorElement | undefined
  let waiting = true
  let announce = () => {}
  const happened = new Promise<void>((resolve) => {
    announce = resolve
  })
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const ended = new AbortController()

  /** @param keep whether it has kept the event for later */
  const listen = (type: string, keep: (event: Event) => boolean) =>
    document.addEventListener(
      type,
      (event) => {
        const isKept = keep(event)
        if (isKept && waiting) event.stopImmediatePropagation()
        announce()
        if (isKept || type === 'input') want()
      },
      { capture: true, signal: ended.signal },
    )

  /** What was pressed says so while the application is on its way; undefined ends that. */
  let marked: Element | undefined
  const mark = (control?: Element) => {
    marked?.removeAttribute('aria-busy')
    control?.setAttribute('aria-busy', 'true')
    marked = control
  }

  const keepPress = (event: Event, control: HTMLElement) => {
    if (control instanceof HTMLAnchorElement) event.preventDefault()
    pressed = control
    mark(control)
    return true
  }

  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest(WANTING)) want()
  }
  if (foresee === 'scrolling')
    document.addEventListener('scroll', () => want(), { signal: ended.signal })
  if (foresee !== 'nothing') {
    for (const sign of SIGNS)
      document.addEventListener(sign, look, { capture: true, signal: ended.signal })
    // It has something to show in the place of a picture that does not come.
    document.addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLImageElement) want()
      },
      { capture: true, signal: ended.signal },
    )
    if (
      Array.from(document.querySelectorAll('img')).some(
        ({ complete, currentSrc, naturalWidth }) =>
          complete && currentSrc !== '' && naturalWidth === 0,
      )
    )
      want()
  }
  // A part of the page that hydrates takes back what was typed: it is put there again before a letter joins it. WebKit has chosen
  // the letter's place when it tells of the letter; the key comes before.
  const putBack = ({ target }: Event) => {
    const typed = isField(target) ? fields.get(target) : undefined
    if (isField(target) && typeof typed === 'string' && target.value !== typed) enter(target, typed)
    return false
  }
  listen('beforeinput', putBack)
  listen('pointerdown', () => false)
  listen('keydown', (event) => {
    const key = event instanceof KeyboardEvent ? event.key : undefined
    if (key === 'Escape')
      for (const button of opened) {
        showOrHide(button)
        opened.delete(button)
        button.focus()
      }
    if (key === 'Enter' && isField(event.target)) entered = event.target
    if (
      key === ' ' &&
      waiting &&
      event.target instanceof HTMLAnchorElement &&
      event.target.role === 'button'
    )
      return keepPress(event, event.target)
    return putBack(event)
  })
  listen('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const link = target?.closest<HTMLAnchorElement>(MAIL_LINK)
    if (link) followed = link
    const control = target?.closest<HTMLElement>(CONTROL)
    if (!control || (control instanceof HTMLButtonElement && control.type === 'submit'))
      return Boolean(link)
    const shown = showOrHide(control)
    if (shown !== undefined) {
      event.preventDefault()
      opened[shown ? 'add' : 'delete'](control)
      return true
    }
    // A link that acts as a button leads elsewhere only where there is no script, or into a window of its own.
    if (
      control instanceof HTMLAnchorElement &&
      (!waiting ||
        (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)))
    )
      return false
    return keepPress(event, control)
  })
  const keepForm = (event: Event, form: HTMLFormElement) => {
    const by = event instanceof SubmitEvent ? event.submitter : null
    submitted = { form, by }
    mark(by ?? undefined)
  }
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return false
    if (waiting) keepForm(event, event.target)
    if (waiting || send(event.target)) event.preventDefault()
    return true
  })
  listen('input', ({ target }) => {
    if (isField(target)) fields.set(target, stateOf(target))
    return false
  })
  // What came before this script, but for links and searches, which the browser has followed.
  for (const event of takeFirstTaps()) {
    const target = event.target instanceof Element ? event.target : undefined
    const control = target?.closest<HTMLElement>(CONTROL)
    followed = target?.closest<HTMLAnchorElement>(MAIL_LINK) ?? followed
    if (event.type === 'submit' && target instanceof HTMLFormElement && target.method === 'dialog')
      keepForm(event, target)
    else if (control && event.defaultPrevented)
      opened[control.getAttribute('aria-expanded') === 'true' ? 'add' : 'delete'](control)
    else if (control instanceof HTMLButtonElement && control.type === 'button')
      keepPress(event, control)
  }
  if (pressed || followed || submitted || opened.size > 0) {
    announce()
    want()
  }
  // Behind those above, which are about the same.
  for (const type of ROUSING)
    document.addEventListener(
      type,
      (event) => {
        if (waiting) event.stopImmediatePropagation()
      },
      { capture: true, signal: ended.signal },
    )

  const replayAll = () => {
    ended.abort()
    for (const [field, typed] of takeTyping(document))
      if (!fields.has(field)) fields.set(field, typed)
    // A tick may put something else in the place of a field with text.
    const inOrder = [...fields].sort(
      ([, a], [, b]) => Number(typeof a === 'boolean') - Number(typeof b === 'boolean'),
    )
    for (const [field, state] of inOrder) if (field.isConnected) replay(field, state)
    // Enter ends a field, as leaving it does: half a price is another price.
    if (entered?.isConnected)
      entered.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      )
    for (const button of opened) if (button.isConnected) button.click()
    mark()
    if (pressed?.isConnected) pressed.click()
    if (followed?.isConnected) tellWithoutFollowing(followed)
    if (submitted?.form.isConnected) submit(submitted)
    // Done: a release that comes late finds nothing left to do.
    pressed = undefined
    submitted = undefined
  }
  const release = () => {
    waiting = false
    // A search is an address, to which the browser goes by itself: the listener above lets it now.
    if (submitted?.form.isConnected) submit(submitted)
    submitted = undefined
    mark()
    if (!(pressed instanceof HTMLAnchorElement)) return
    pressed.click()
    // Should the application come after all, it must not do a second time what has been done.
    pressed = undefined
  }
  return { happened, wanted, wake: () => want(), replay: replayAll, release }
}

/** The browser has opened the draft already; the application only has to hear of it, for its notice and its panel. */
function tellWithoutFollowing(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** A button that says what to send says it again. */
function submit({ form, by }: { form: HTMLFormElement; by: HTMLElement | null }): void {
  if (by?.isConnected) by.click()
  else form.requestSubmit()
}

function replay(field: Field, state: string | boolean): void {
  if (typeof state === 'string') replayTyping(field, state)
  else if (field instanceof HTMLInputElement) replayTick(field, state)
}

/** As with text, below: through the instance's setter React sees the field go back, and the click brings it forth again. */
function replayTick(field: HTMLInputElement, isTicked: boolean): void {
  const press = () => {
    field.checked = !isTicked
    field.click()
  }
  press()
  // As below: the first press may only have hydrated its part of the page.
  if (field.checked !== isTicked) press()
}

/**
 * React compares a field's value with the last one it knows and ignores an event that changes nothing. Emptying the
 * field through the instance's setter, which React watches, and filling it through the prototype's makes the change visible.
 */
function replayTyping(field: Field, typed: string): void {
  enter(field, typed)
  // The event itself may have hydrated the field's part of the page, which puts the empty value back before anyone reads it.
  if (field.value !== typed) enter(field, typed)
}

function enter(field: Field, typed: string): void {
  const prototype: unknown = Object.getPrototypeOf(field)
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  field.value = ''
  setter?.call(field, typed)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
