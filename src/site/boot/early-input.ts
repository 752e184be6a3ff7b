/** Controls without a link's own behaviour: what they do exists only once the application runs. */
const CONTROL = 'button, [role="button"], summary'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Keeps what a visitor does before the application runs: the first tap or key resolves `happened`, and `replay`
 * hands taps on buttons, submitted forms and typed text to the running application. Links work by themselves.
 */
export function rememberEarlyInput(document: Document): { happened: Promise<void>; replay: () => void } {
  const fields = new Set<Field>()
  let pressed: HTMLElement | undefined
  let submitted: HTMLFormElement | undefined
  let announce = () => {}
  const happened = new Promise<void>((resolve) => { announce = resolve })
  const ended = new AbortController()

  const listen = (type: string, handle: (event: Event) => void) =>
    document.addEventListener(type, (event) => { handle(event); announce() }, { capture: true, signal: ended.signal })

  listen('pointerdown', () => {})
  listen('keydown', () => {})
  listen('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
    if (control && !(control instanceof HTMLButtonElement && control.type === 'submit')) pressed = control
  })
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    // The form's action is for visitors without script; the application has more to offer.
    event.preventDefault()
    submitted = event.target
  })
  listen('input', ({ target }) => { if (isField(target)) fields.add(target) })

  const replay = () => {
    ended.abort()
    for (const field of fields) if (field.isConnected) replayTyping(field)
    if (pressed?.isConnected) pressed.click()
    if (submitted?.isConnected) submitted.requestSubmit()
  }
  return { happened, replay }
}

/**
 * React compares a field's value with the last one it knows and ignores an event that changes nothing. Emptying the
 * field through the instance's setter, which React watches, and filling it through the prototype's makes the change visible.
 */
function replayTyping(field: Field): void {
  const typed = field.value
  const prototype: unknown = Object.getPrototypeOf(field)
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  field.value = ''
  setter?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
