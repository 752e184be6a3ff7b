import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import {
  click,
  find,
  has,
  leave,
  showServices,
  siteData,
  stubMailProgram,
  submit,
  type,
  until,
} from '../requests/harness'
import { one } from '../../../support/model-documents'

const SERVICE = 'destruicao-segura-de-dados'
const TITLE = 'Destruição segura de dados'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  stubMailProgram()
  sessionStorage.clear()
})
afterEach(async () => {
  if (has('button', 'Concluir')) await click('button', 'Concluir')
  await leave()
  clearForTab('servicos')
})

/** Opens a form and waits for it, because its file arrives late. */
async function openForm() {
  const router = await showServices(`/servicos?servico=${SERVICE}`)
  await until(() => has('[name=name]'))
  return router
}

describe('the page of services', () => {
  it('leaves out each section of which nothing is published', async () => {
    const data = siteData()
    await showServices('/servicos', data)
    const { process, integrations, certifications } = one('ServicesPage')
    const sections = [
      [process, contentQuery('process-steps')],
      [integrations, contentQuery('integrations')],
      [certifications, contentQuery('certifications')],
    ] as const
    for (const [{ title }, { queryKey }] of sections) {
      expect(has('h2', title)).toBe(true)
      await act(async () => void data.setQueryData(queryKey, []))
      await until(() => !has('h2', title))
    }
  })

  it('starts at its top when the visitor comes back from another page, and not at the button of long ago', async () => {
    const router = await showServices(`/servicos?servico=${SERVICE}`)
    await until(() => has('h1', TITLE))
    await act(() => router.navigate({ to: '/sobre' }))
    await until(() => has('h1', 'Outra página'))
    await act(() => router.navigate({ to: '/servicos' }))
    await until(() => has('h1', 'Nossos Serviços'))
    expect(document.activeElement?.id).not.toBe(`pedir-${SERVICE}`)
  })

  it('a link back that is pressed with a key for another tab leads nowhere in this one', async () => {
    const router = await showServices(`/servicos?servico=${SERVICE}`)
    await until(() => has('.back-link'))
    const press = (keys: MouseEventInit) =>
      act(async () => {
        find('.back-link').dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
        )
      })
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) await press(keys)
    expect(router.state.location.searchStr).toBe(`?servico=${SERVICE}`)
    await press({})
    await until(() => router.state.location.searchStr === '')
  })

  it('leads from an address with the answers of earlier days to the table, and never from a form', async () => {
    const router = await showServices('/servicos?midia=ssd&destino=sai')
    await until(() => router.state.location.href === '/servicos#midias')
    await leave()
    const other = await showServices('/servicos?quem=empresa&uf=SP')
    await until(() => other.state.location.href === '/servicos#documentos')
    await leave()
    const form = await showServices(`/servicos?servico=${SERVICE}&midia=ssd`)
    await until(() => has('[name=name]'))
    expect(form.state.location.hash).toBe('')
  })

  it('lets the visitor change the service, in the address too, without losing what was typed', async () => {
    const router = await openForm()
    await type('name', 'Helena Prado')
    await type('service', 'erp')
    await until(() => has('h1', 'ERP'))
    expect(router.state.location.search).toEqual({ servico: 'erp' })
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Helena Prado')
  })

  it('keeps a prepared message over a step back, until it is corrected or thrown away', async () => {
    await openForm()
    await type('name', 'Helena Prado')
    await type('email', 'helena@empresa.example')
    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    await click('a', 'Nossos Serviços')
    await until(() => has('.waiting-request', TITLE))
    await click('.waiting-request a')
    await until(() => has('h1', 'Falta só você enviar.'))
    await click('button', 'Corrigir os dados')
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Helena Prado')

    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    await click('a', 'Nossos Serviços')
    await until(() => has('.waiting-request', TITLE))
    // The pressed button disappears with the message, so the page around it takes the focus.
    find('.waiting-request button').focus()
    await click('.waiting-request button')
    expect(has('.waiting-request')).toBe(false)
    await until(() => document.activeElement !== document.body)
    expect(document.activeElement?.contains(find('h1'))).toBe(true)
  })
})
