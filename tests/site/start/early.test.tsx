import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEarly } from '../../../src/site/start/early'
import { find } from '../../support/find'

interface Values {
  name: string
  day: string
  isTicked: boolean
}
let state: Values
const pressed = vi.fn()
const sent = vi.fn()
const chosen = vi.fn()
const left = vi.fn()

function Form() {
  const [values, setValues] = useState({ name: '', day: '', isTicked: false })
  state = values
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }))
  return (
    <main>
      <h1>Contato</h1>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          sent(values)
        }}
      >
        <input
          name="name"
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
          onBlur={() => left(values.name)}
        />
        <input
          name="day"
          type="date"
          value={values.day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <input
          type="checkbox"
          checked={values.isTicked}
          onChange={() => set({ isTicked: !values.isTicked })}
        />
        <input type="file" onChange={chosen} />
        <button type="submit">Enviar</button>
      </form>
      <button type="button" onClick={pressed}>
        Copiar
      </button>
      <a href="mailto:a@b.example" onClick={pressed}>
        E-mail
      </a>
    </main>
  )
}

let root: Root | undefined
beforeEach(() => {
  document.body.innerHTML = renderToString(<Form />)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  vi.clearAllMocks()
})

function fill(): void {
  find<HTMLInputElement>('[name=name]').value = 'Zé'
  find<HTMLInputElement>('[name=day]').value = '2026-11-20'
  find<HTMLInputElement>('[type=checkbox]').checked = true
}
const TYPED: Values = { name: 'Zé', day: '2026-11-20', isTicked: true }
const shown = (): Values => ({
  name: find<HTMLInputElement>('[name=name]').value,
  day: find<HTMLInputElement>('[name=day]').value,
  isTicked: find<HTMLInputElement>('[type=checkbox]').checked,
})

const clickOn = (selector: string): Event => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'target', { value: find(selector) })
  return event
}

/** React takes over the page; `during` happens in between. */
function takeOver(presses: Event[], during = () => {}): void {
  const early = keepEarly(document, presses)
  act(() => {
    root = hydrateRoot(document.body, <Form />, { onRecoverableError: () => undefined })
  })
  early.putBack()
  during()
  act(() => early.tell())
}

// happy-dom hides React's marks on lists: start.spec.ts has a choice.
it('a text, a day and a tick are in their fields, and React knows them', () => {
  fill()
  takeOver([])
  expect(state).toEqual(TYPED)
  expect(shown()).toEqual(TYPED)
  expect(left).toHaveBeenLastCalledWith('Zé')
})

it('a form whose fields nobody touched is told nothing', () => {
  takeOver([])
  expect(state).toEqual({ name: '', day: '', isTicked: false })
  expect(chosen).not.toHaveBeenCalled()
})

it('what is typed while React takes over counts, also after a render that erased it', () => {
  find<HTMLInputElement>('[name=name]').value = 'Zé'
  takeOver([], () => {
    const field = find<HTMLInputElement>('[name=name]')
    field.value = ''
    field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
    field.value += '!'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(state.name).toBe('')
  })
  expect(state.name).toBe('Zé!')
})

it('what is typed or chosen meanwhile reaches React once, when it is told', () => {
  const heard = vi.fn()
  document.addEventListener('input', heard)
  takeOver([], () => {
    find<HTMLInputElement>('[name=name]').value = 'Zé'
    find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }))
    find('[type=file]').dispatchEvent(new Event('change', { bubbles: true }))
    expect([heard, chosen].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
  expect([heard, chosen].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }))
  expect(heard).toHaveBeenCalledTimes(2)
  document.removeEventListener('input', heard)
})

it.each([
  ['a translator', () => (find('h1').innerHTML = '<font>Contact</font>')],
  ['a password manager', () => find('[name=name]').after(document.createElement('div'))],
])('where %s has changed the page, all of it goes into the new elements', (_, change) => {
  change()
  fill()
  const before = find<HTMLInputElement>('[name=name]')
  before.focus()
  takeOver([clickOn('main > button')])
  expect(before.isConnected).toBe(false)
  expect(state).toEqual(TYPED)
  expect(shown()).toEqual(TYPED)
  expect(document.activeElement).toBe(find('[name=name]'))
  expect(pressed).toHaveBeenCalledOnce()
})

it('the last press is repeated, once, with the text of its form', () => {
  fill()
  const submit = new Event('submit')
  Object.defineProperty(submit, 'target', { value: find('form') })
  takeOver([clickOn('main > button'), clickOn('[type=submit]'), submit])
  expect(pressed).not.toHaveBeenCalled()
  expect(sent).toHaveBeenCalledExactlyOnceWith(TYPED)
})

it('a mail whose draft is open already is told, and not opened again', () => {
  const seen = vi.fn((event: Event) => event.defaultPrevented)
  document.addEventListener('click', seen)
  takeOver([clickOn('a')])
  document.removeEventListener('click', seen)
  expect(pressed).toHaveBeenCalledOnce()
  expect(seen).toHaveReturnedWith(true)
})
