// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '../../../src/site/ui/toast'
import { Toaster } from '../../../src/site/ui/toaster'
import { click, find, press, render, type Rendered } from '../render'

let rendered: Rendered
beforeEach(async () => {
  vi.useFakeTimers()
  rendered = await render(<Toaster />)
})
afterEach(async () => {
  await rendered.unmount()
  vi.useRealTimers()
})

const shown = () => [...document.querySelectorAll('.toast b')].map((title) => title.textContent)
const show = (...[content]: Parameters<typeof showToast>) => act(async () => { showToast(content) })
const wait = (ms: number) => act(async () => { await vi.advanceTimersByTimeAsync(ms) })

it('has its regions, named and empty, before anything happens', () => {
  expect(find('.toaster').getAttribute('aria-label')).toBe('Avisos')
  expect(find('[role=status]').textContent).toBe('')
  expect(find('[role=alert]').textContent).toBe('')
})

it('shows what happened, politely announced, and no tab stop but the button', async () => {
  await show({ title: 'Quase lá!', text: 'Seu aplicativo de e-mail foi aberto.' })
  expect(find('[role=status] .toast p').textContent).toBe('Seu aplicativo de e-mail foi aberto.')
  expect(document.querySelector('[role=alert] .toast')).toBeNull()
  expect([...document.querySelectorAll('.toaster :is([tabindex], button, a)')].map((stop) => stop.tagName)).toEqual(['BUTTON'])
})

it('replaces the toast before it', async () => {
  await show({ title: 'Primeiro', text: '1' })
  await show({ title: 'Segundo', text: '2' })
  expect(shown()).toEqual(['Segundo'])
})

it('announces a failure at once and marks it', async () => {
  await show({ title: 'Erro', text: 'Erro ao enviar e-mail. Tente novamente.', tone: 'destructive' })
  expect(find('[role=alert] .toast').className).toBe('toast toast-bad')
  expect(find('[role=status]').textContent).toBe('')
})

it('goes away after 5,000 ms, counted anew for each toast', async () => {
  await show({ title: 'Aviso', text: 'Texto' })
  await wait(4000)
  await show({ title: 'Aviso', text: 'Texto' })
  await wait(4999)
  expect(shown()).toEqual(['Aviso'])
  await wait(1)
  expect(shown()).toEqual([])
})

it('waits for who points at it or stands in it', async () => {
  await show({ title: 'Aviso', text: 'Texto' })
  await act(async () => { find('.toast button').focus() })
  await wait(20_000)
  expect(shown()).toEqual(['Aviso'])
  await act(async () => { find('.toast button').blur() })
  await wait(5000)
  expect(shown()).toEqual([])
})

it('goes away when it is closed, and with Escape', async () => {
  await show({ title: 'Aviso', text: 'Texto' })
  await click(find('button[aria-label="Fechar aviso"]'))
  expect(shown()).toEqual([])
  await show({ title: 'Aviso', text: 'Texto' })
  expect(shown()).toEqual(['Aviso'])
  await press(document.body, 'Escape')
  expect(shown()).toEqual([])
})
