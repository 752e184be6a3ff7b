// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import type { LayoutView } from '../../../../src/content/views'
import { layoutQuery } from '../../../../src/site/content'
import { ActionElement } from '../../../../src/site/features/home/action-element'
import { latestToast } from '../../../../src/site/ui/toast'
import { click, find, press, renderAt, type Rendered } from '../../render'

const inDevelopment = { title: 'Em desenvolvimento', text: 'Ainda não há.' }
// The element reads this one toast of the layout.
const layout = { toasts: { inDevelopment } } as LayoutView

let rendered: Rendered
afterEach(() => rendered.unmount())

async function show(action: string) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(layoutQuery.queryKey, layout)
  rendered = await renderAt(
    '/',
    () => (
      <ActionElement action={action} className="btn">
        Agendar Coleta
      </ActionElement>
    ),
    queryClient,
  )
  return find('.btn', rendered.container)
}

describe('the action of a card', () => {
  it(
    'toast: is a button, without script a link to the contact page, that shows the ' +
      'notice of the layout, at every press',
    async () => {
      const element = await show('toast')
      expect([element.getAttribute('role'), element.getAttribute('href')]).toEqual([
        'button',
        '/contato',
      ])
      const before = latestToast.get()
      await click(element)
      const first = latestToast.get()
      expect(first).not.toBe(before)
      expect(first).toMatchObject(inDevelopment)
      await press(element, ' ')
      expect(latestToast.get()).not.toBe(first)
    },
  )

  it.each([
    '/contato',
    '/servicos?servico=coleta#formulario',
    'https://agenda.exemplo.com.br/coleta',
    'tel:+551133334444',
    'mailto:a@exemplo.com.br',
  ])('%s: is a link to that address, and no toast shows', async (action) => {
    const element = await show(action)
    expect([element.tagName, element.textContent]).toEqual(['A', 'Agendar Coleta'])
    expect(element.getAttribute('href')).toBe(action)
    const before = latestToast.get()
    element.addEventListener('click', (event) => event.preventDefault(), { capture: true })
    await click(element)
    expect(latestToast.get()).toBe(before)
  })
})
