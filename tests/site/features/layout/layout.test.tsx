import { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { act, fireEvent, type RenderResult, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { useCarryChat } from '../../../../src/site/handoff/chat-link'
import { manyLines } from '../../../../src/site/handoff/message/text'
import { Layout } from '../../../../src/site/features/layout/layout'
import { ONLINE, setNetworkState } from '../../../../src/site/lib/network'
import { saoPauloClock, todayInSaoPaulo } from '../../../../src/content/time/today'
import { find } from '../../../support/find'
import { renderAt } from '../../render-at'
import { messages } from '../../handoff/message/drafts'
import { company, layout } from './layout-data'

let rendered: RenderResult

async function open(path: string, page: ReactNode = null) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(contentQuery('company').queryKey, company)
  queryClient.setQueryData(contentQuery('layout-page').queryKey, layout)
  queryClient.setQueryData(contentQuery('messages').queryKey, messages)
  rendered = await renderAt(
    path,
    () => (
      <Layout>
        <h1>Página</h1>
        {page}
      </Layout>
    ),
    queryClient,
  )
}
const current = () =>
  [...document.querySelectorAll('.header-nav [aria-current]')].map((link) => link.textContent)

describe('the menu marks where the visitor is', () => {
  it.each([
    ['/', ['Início']],
    ['/comercio-sucata?ordem=preco', ['Comércio de sucata']],
    ['/blog/o-que-e-mtr', ['Blog']],
    ['/nada', []],
  ])('at %s: %s', async (path, labels) => {
    await open(path)
    expect(current()).toEqual(labels)
  })
})

it('a notice stands above everything else until its last day or minute', async () => {
  layout.notices = [
    { text: 'Fechado em 25/12.', ends: '2999-12-26' },
    { text: 'Fechado ontem.', ends: todayInSaoPaulo() },
    { text: 'Fechado até agora.', ends: saoPauloClock(new Date()).toISOString().slice(0, 16) },
  ]
  await open('/')
  layout.notices = []
  const notices = [...document.querySelectorAll<HTMLElement>('.notice')]
  expect(notices.map(({ textContent, hidden }) => [textContent, hidden])).toEqual([
    ['Fechado em 25/12.', false],
    ['Fechado ontem.', true],
    ['Fechado até agora.', true],
  ])
  const strip = find('.strip')
  expect(notices[0]?.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('the folded menu', () => {
  const button = () => find('.mobile-menu summary')
  const menu = () => find<HTMLDetailsElement>('.mobile-menu')
  beforeEach(() => open('/'))

  it('closes with Escape and gives the focus back', async () => {
    fireEvent.click(button())
    find('.mobile-menu a').focus()
    fireEvent.keyDown(find('.mobile-menu a'), { key: 'Escape' })
    expect(menu().open).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes when the focus moves on to what it covers', async () => {
    fireEvent.click(button())
    act(() => find('.whatsapp-button').focus())
    expect(menu().open).toBe(false)
  })

  it('closes when the visitor steps back to another page, which it would cover', async () => {
    let router: Pick<ReturnType<typeof useRouter>, 'history'> | undefined
    function Page() {
      router = useRouter()
      return null
    }
    rendered.unmount()
    await open('/', <Page />)
    await act(async () => router?.history.push('/blog'))
    fireEvent.click(find('.mobile-menu summary'))
    expect(menu().open).toBe(true)
    await act(async () => router?.history.back())
    expect(menu().open).toBe(false)
  })

  it('closes at a press elsewhere and at a chosen link', async () => {
    fireEvent.click(button())
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
    expect(menu().open).toBe(false)
    fireEvent.click(button())
    fireEvent.click(find('.mobile-menu a[href="/contato"]'))
    expect(menu().open).toBe(false)
    await waitFor(() => expect(current()).toEqual(['Contato']))
  })
})

it('a long text of the page is cut in the chat button with the editors’ sentence', async () => {
  function Page() {
    useCarryChat(manyLines('palavra '.repeat(400)), 'Pedir cotação')
    return null
  }
  await open('/', <Page />)
  const { searchParams } = new URL(find<HTMLAnchorElement>('.whatsapp-button').href)
  expect(searchParams.get('text')?.endsWith(messages.whatsapp.shortened)).toBe(true)
})

it('the footer takes the short name of a page where it has one', async () => {
  await open('/')
  expect(
    [...document.querySelectorAll('footer h2 + ul a')].map((link) => link.textContent),
  ).toEqual(['Início', 'Sucata', 'Blog', 'Contato'])
})

it('offline there is no newer release to change to', async () => {
  await open('/')
  const isOffered = () => document.querySelector('[role=status] button') !== null
  // Files of one worker share the state.
  act(() => setNetworkState({ offline: false, update: () => {} }))
  expect(isOffered()).toBe(true)
  act(() => setNetworkState({ offline: true }))
  expect(isOffered()).toBe(false)
  act(() => setNetworkState(ONLINE))
})
