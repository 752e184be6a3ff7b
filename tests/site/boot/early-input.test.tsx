// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberEarlyInput } from '../../../src/site/boot/early-input'
import { find } from './find'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Page() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const [ticked, setTicked] = useState(false)
  const [category, setCategory] = useState('')
  return (
    <div>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
        }}
      >
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Enviar</button>
        <input
          type="checkbox"
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
        />
        <button
          type="submit"
          name="categoria"
          value="notebook"
          onClick={(event) => {
            event.preventDefault()
            setCategory('notebook')
          }}
        >
          Notebook
        </button>
      </form>
      <output>{`${text}|${String(sent)}`}</output>
      <samp>{`${String(ticked)}|${category}`}</samp>
    </div>
  )
}

let root: HTMLElement
let send = vi.fn<(form: HTMLFormElement) => boolean>()
beforeEach(() => {
  send = vi.fn(() => true)
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
  root = find('main')
})
const hydrateAndReplay = async (early: { replay: () => void }) => {
  await act(async () => {
    hydrateRoot(root, <Page />)
  })
  await act(async () => {
    early.replay()
  })
}

describe('what a visitor does before the application runs', () => {
  it('starts it at once', async () => {
    const early = rememberEarlyInput(document, send)
    find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await expect(early.happened).resolves.toBeUndefined()
    // Its listeners would hear the next tests.
    early.replay()
  })

  it('opens the menu whose button was tapped too early', async () => {
    const early = rememberEarlyInput(document, send)
    find<HTMLButtonElement>('button').click()
    await hydrateAndReplay(early)
    expect(find('button').getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps the text that was typed too early', async () => {
    const early = rememberEarlyInput(document, send)
    const input = find<HTMLInputElement>('input')
    input.value = 'notebook'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await hydrateAndReplay(early)
    expect(input.value).toBe('notebook')
    expect(find('output').textContent).toBe('notebook|false')
  })

  it('keeps what was typed and ticked before anybody listened', async () => {
    find<HTMLInputElement>('input').value = 'notebook'
    find<HTMLInputElement>('input[type=checkbox]').checked = true
    const early = rememberEarlyInput(document, send)
    await hydrateAndReplay(early)
    expect(find('output').textContent).toBe('notebook|false')
    expect(find('samp').textContent).toBe('true|')
    expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true)
  })

  it('keeps a tick and its taking back', async () => {
    const early = rememberEarlyInput(document, send)
    const box = find<HTMLInputElement>('input[type=checkbox]')
    box.click()
    await hydrateAndReplay(early)
    expect([find('samp').textContent, box.checked]).toEqual(['true|', true])
    await act(async () => {
      box.click()
    })
    expect([find('samp').textContent, box.checked]).toEqual(['false|', false])
  })

  it('presses the button again that a form was sent by', async () => {
    const early = rememberEarlyInput(document, send)
    const button = find<HTMLButtonElement>('button[name=categoria]')
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button })
    find('form').dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await hydrateAndReplay(early)
    expect([find('samp').textContent, find('output').textContent]).toEqual([
      'false|notebook',
      '|false',
    ])
  })

  it.each(['keydown', 'beforeinput'])(
    'a letter joins what was typed before its key hydrated the field: %s',
    async (sign) => {
      const early = rememberEarlyInput(document, send)
      const box = find<HTMLInputElement>('input')
      box.value = 'noteboo'
      box.dispatchEvent(new Event('input', { bubbles: true }))
      await act(async () => {
        hydrateRoot(root, <Page />)
      })
      // As a browser's field is after that; happy-dom's keeps its text.
      box.value = ''
      await act(async () => {
        box.dispatchEvent(new Event(sign, { bubbles: true }))
      })
      expect(box.value).toBe('noteboo')
      await act(async () => {
        early.replay()
      })
      expect([box.value, find('output').textContent]).toEqual(['noteboo', 'noteboo|false'])
    },
  )

  it('submits the form that was submitted too early, once', async () => {
    const early = rememberEarlyInput(document, send)
    const event = new Event('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await hydrateAndReplay(early)
    expect(find('output').textContent).toBe('|true')
  })

  it('does once what came while a part of the page was alive already', async () => {
    const early = rememberEarlyInput(document, send)
    await act(async () => {
      hydrateRoot(root, <Page />)
    })
    await act(async () => {
      find<HTMLButtonElement>('button').click()
    })
    expect(find('button').getAttribute('aria-expanded')).toBe('false')
    await act(async () => {
      early.replay()
    })
    expect(find('button').getAttribute('aria-expanded')).toBe('true')
  })

  it('leaves alone what unfolds by itself', () => {
    document.body.innerHTML = '<details><summary>Pergunta</summary>Resposta</details>'
    const early = rememberEarlyInput(document, send)
    const clicks: Event[] = []
    find('summary').addEventListener('click', (event) => clicks.push(event))
    find('summary').click()
    early.replay()
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false])
  })

  it('does nothing twice when the patience with a slow network ends after the application has come', async () => {
    const early = rememberEarlyInput(document, send)
    document.body.insertAdjacentHTML('beforeend', '<a role="button" href="#rodape">Menu</a>')
    const link = find<HTMLAnchorElement>('a')
    let clicks = 0
    link.addEventListener('click', (event) => {
      event.preventDefault()
      clicks += 1
    })
    link.click()
    const form = find<HTMLFormElement>('form')
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await hydrateAndReplay(early)
    expect([clicks, send.mock.calls.length]).toEqual([1, 0])
    early.release()
    expect([clicks, send.mock.calls.length]).toEqual([1, 0])
  })

  it('tells the application of a mail link that was followed, without following it again', () => {
    document.body.innerHTML = '<p><a href="mailto:a@b.example">Comprar</a></p>'
    const early = rememberEarlyInput(document, send)
    const link = find<HTMLAnchorElement>('a')
    const heard: boolean[] = []
    find('p').addEventListener('click', (event) => {
      heard.push(event.defaultPrevented)
      event.preventDefault()
    })
    link.click()
    // The browser follows it; nobody else hears of it yet.
    expect(heard).toEqual([])
    early.replay()
    expect(heard).toEqual([true])
  })

  it('does not follow a link that acts as a button, unless the application cannot run', () => {
    document.body.innerHTML = '<a role="button" href="#rodape">Menu</a>'
    const early = rememberEarlyInput(document, send)
    const link = find<HTMLAnchorElement>('a')
    let followed = 0
    link.addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed += 1
    })
    link.click()
    expect(followed).toBe(0)
    early.release()
    expect(followed).toBe(1)
    link.click()
    expect(followed).toBe(2)
    early.replay()
    expect(followed).toBe(2)
  })

  it('hands submitted forms over when the application does not come, the early one and each later one', () => {
    const early = rememberEarlyInput(document, send)
    const form = find<HTMLFormElement>('form')
    const submit = () =>
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    submit()
    expect(send).not.toHaveBeenCalled()
    early.release()
    expect(send.mock.calls).toEqual([[form]])
    expect(submit()).toBe(false)
    expect(send.mock.calls).toEqual([[form], [form]])
    early.replay()
  })

  it('lets a search go to its address when the application does not come, with the button that was pressed', () => {
    send.mockReturnValue(false)
    document.body.innerHTML =
      '<form action="/blog"><button name="categoria" value="dicas">Dicas</button></form>'
    const early = rememberEarlyInput(document, send)
    const sent: [boolean, string | undefined][] = []
    document.body.addEventListener('submit', (event) =>
      sent.push([
        event.defaultPrevented,
        event instanceof SubmitEvent ? event.submitter?.textContent : undefined,
      ]),
    )
    find<HTMLButtonElement>('button').click()
    expect(sent).toEqual([])
    early.release()
    expect(sent).toEqual([[false, 'Dicas']])
    early.replay()
  })

  it('is left alone once the application runs', async () => {
    const early = rememberEarlyInput(document, send)
    await hydrateAndReplay(early)
    await act(async () => {
      find<HTMLButtonElement>('button').click()
    })
    expect(find('button').getAttribute('aria-expanded')).toBe('true')
  })
})
