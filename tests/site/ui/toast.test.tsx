// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { showToast } from '../../../src/site/ui/toast'
import { Toaster } from '../../../src/site/ui/toaster'
import { find, press, render, type Rendered } from '../render'

let rendered: Rendered
let regionBefore: Element | null
beforeAll(async () => {
  // One place for all toasts, as on the site.
  rendered = await render(<Toaster />)
  regionBefore = document.querySelector('[aria-live=polite]')
})
afterAll(async () => {
  // sonner takes a closed toast out of its list a moment later, by a timer that must not outlive the page.
  await eventually(() => {
    if (document.querySelector('[data-sonner-toast]')) throw new Error('a toast is left')
  })
  await rendered.unmount()
})

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true]) .toast b')].map(
    (title) => title.textContent,
  )
/** React applies what happened when `act` ends, so each look comes after one; sonner's timers run inside of it. */
const eventually = async (check: () => void, tries = 250): Promise<void> => {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  try {
    check()
  } catch (error) {
    if (tries === 0) throw error
    await eventually(check, tries - 1)
  }
}
const show = async (...[content]: Parameters<typeof showToast>) => {
  await act(async () => {
    showToast(content)
  })
  await eventually(() => expect(shown()).toContain(content.title))
}

it('shows what happened, politely announced', async () => {
  await show({ title: 'Quase lá!', text: 'Seu aplicativo de e-mail foi aberto.' })
  expect(find('.toast p').textContent).toBe('Seu aplicativo de e-mail foi aberto.')
  // Its region was in the page before there was anything to say.
  expect(regionBefore).not.toBeNull()
  expect([...document.querySelectorAll('[aria-live]')]).toEqual([regionBefore])
  expect(find('.toast').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(find('.toast').hasAttribute('role')).toBe(false)
})

it('announces a failure at once and marks it', async () => {
  await show({
    title: 'Erro',
    text: 'Erro ao enviar e-mail. Tente novamente.',
    tone: 'destructive',
  })
  expect(find('[role=alert]').className).toBe('toast toast-bad')
  await eventually(() => expect(shown()).toEqual(['Erro']))
})

it('is no stop of the Tab key but for its button, and goes away at Escape', async () => {
  await show({ title: 'Aviso', text: 'Texto' })
  await eventually(() => expect(shown()).toEqual(['Aviso']))
  expect([...document.querySelectorAll('[data-sonner-toaster] [tabindex="0"]')]).toEqual([])
  await press(document.body, 'Escape')
  await eventually(() => expect(shown()).toEqual([]))
})
