import { useParams } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { integrationPath, servicePath } from '../../../../src/content/views/paths'
import { contentQuery } from '../../../../src/site/content'
import { useOffers } from '../../../../src/site/features/services/offers'
import { RequestPage } from '../../../../src/site/features/services/request-page'
import { ServicesPage } from '../../../../src/site/features/services/services-page'
import { clearForTab } from '../../../../src/site/lib/store'
import { latestToast, TOASTS } from '../../../../src/site/ui/toast'
import { find } from '../../../support/find'
import { one } from '../../../support/model-documents'
import { pageOf, routerAt } from '../../render-at'
import { prepared, siteData, stubMailProgram, type } from '../site-page'

const SLUG = 'destruicao-segura-de-dados'
const PATH = `/servicos/${SLUG}`
const TITLE = 'Destruição segura de dados'
const LIST = 'Nossos Serviços'

/** The page of the request that `pathOf` names. */
const requestAt = (pathOf: (slug: string) => string) =>
  function Request() {
    const { slug = '' } = useParams({ strict: false })
    const offer = useOffers().find(({ path }) => path === pathOf(slug))
    return offer && <RequestPage key={offer.path} offer={offer} />
  }

/** Opens an address of /servicos: the list, or the page of a request. Returns the router. */
async function open(address: string, data = siteData()) {
  const router = await routerAt(address, {
    '/servicos': ServicesPage,
    [servicePath('$slug')]: requestAt(servicePath),
    [integrationPath('$slug')]: requestAt(integrationPath),
  })
  render(pageOf(router, data))
  return router
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  stubMailProgram()
  sessionStorage.clear()
})
afterEach(() => {
  const done = screen.queryByRole('button', { name: /^Concluir/ })
  if (done) fireEvent.click(done)
  clearForTab('servicos')
  latestToast.set(undefined)
})

const name = () => screen.getByLabelText<HTMLInputElement>('Nome')
const title = (text: string) => screen.findByRole('heading', { level: 1, name: text })
const request = () => fireEvent.click(find(`#${SLUG} a`))

async function fillIn() {
  type('Nome', 'Helena Prado')
  type('E-mail', 'helena@empresa.example')
  fireEvent.submit(find('form'))
  // A second press is nobody's wish for a second draft.
  fireEvent.submit(find('form'))
  await prepared()
}

it('the field that invites a long text warns of passwords', async () => {
  await open(PATH)
  const field = { name: /^Descrição/, description: /Não envie senhas/ }
  expect(screen.queryByRole('textbox', field)).not.toBeNull()
})

describe('the page of services', () => {
  it('leaves out each section of which nothing is published', async () => {
    const data = siteData()
    await open('/servicos', data)
    const { process, integrations, certifications } = one('ServicesPage')
    const sections = [
      [process, contentQuery('process-steps')],
      [integrations, contentQuery('integrations')],
      [certifications, contentQuery('certifications')],
    ] as const
    for (const [texts, { queryKey }] of sections) {
      const section = screen.getByRole('heading', { level: 2, name: texts.title })
      act(() => void data.setQueryData(queryKey, []))
      await waitFor(() => expect(section.isConnected).toBe(false))
    }
  })

  it.each([
    [`servico=${SLUG}`, PATH],
    ['servico=erp', '/servicos/integracoes/erp'],
    ['integracao=erp', '/servicos/integracoes/erp'],
  ])('leads an address that names a service, ?%s, to %s', async (query, place) => {
    const router = await open(`/servicos?${query}`)
    await waitFor(() => expect(router.state.location.href).toBe(place))
    expect(router.history.length).toBe(1)
  })
})

const refuse = () => {
  throw new Error('refused')
}

describe('the page of a request', () => {
  it.each([
    ['draftOpened', () => {}],
    ['draftFailed', refuse],
  ] as const)(
    'prepares nothing while something is wrong, then one draft: %s',
    async (toast, to) => {
      const opened = stubMailProgram().mockImplementation(to)
      await open(PATH)
      fireEvent.submit(find('form'))
      screen.getByRole('group', { name: 'Falta corrigir 2 campos' })
      expect(screen.queryByRole('button', { name: 'Preparando...' })).toBeNull()
      await fillIn()
      expect(opened).toHaveBeenCalledOnce()
      await waitFor(() => expect(latestToast.get()).toEqual(TOASTS[toast]))
    },
  )

  it('cancelled leads to the service in the list, and keeps what was typed', async () => {
    const router = await open('/servicos')
    request()
    await title(TITLE)
    type('Nome', 'Helena Prado')
    fireEvent.click(screen.getByRole('link', { name: 'Cancelar' }))
    await waitFor(() => expect(router.state.location.href).toBe(`/servicos#${SLUG}`))
    request()
    await waitFor(() => expect(name().value).toBe('Helena Prado'))
  })

  it('lets the visitor choose another service without losing what was typed', async () => {
    await open(PATH)
    type('Nome', 'Helena Prado')
    type('Serviço', '/servicos/integracoes/erp')
    await title('ERP')
    expect(name().value).toBe('Helena Prado')
  })

  it('keeps a prepared message over a step back, until it is corrected', async () => {
    await open(PATH)
    await fillIn()
    fireEvent.click(screen.getByRole('link', { name: LIST }))
    await title(LIST)
    request()
    await prepared()
    fireEvent.click(screen.getByRole('button', { name: 'Corrigir os dados' }))
    expect(name().value).toBe('Helena Prado')
  })

  it('ends in the list, and forgets what was typed', async () => {
    const router = await open(PATH)
    await fillIn()
    fireEvent.click(screen.getByRole('button', { name: /^Concluir/ }))
    await waitFor(() => expect(router.state.location.href).toBe(`/servicos#${SLUG}`))
    await act(() => router.navigate({ href: PATH }))
    await title(TITLE)
    expect(name().value).toBe('')
  })
})
