import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { clearForTab } from '../../../../src/site/lib/store'
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

const SLUG = 'destruicao-segura-de-dados'
const PATH = `/servicos/${SLUG}`
const TITLE = 'Destruição segura de dados'
const MESSAGE = 'Falta só você enviar.'
const LIST = 'Nossos Serviços'

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

const name = () => find<HTMLInputElement>('[name=name]').value

async function fillIn() {
  await type('name', 'Helena Prado')
  await type('email', 'helena@empresa.example')
  await submit()
  await until(() => has('h1', MESSAGE))
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

  it.each([
    [`servico=${SLUG}`, PATH],
    ['servico=erp', '/servicos/integracoes/erp'],
    ['integracao=erp', '/servicos/integracoes/erp'],
  ])('leads an address that names a service, ?%s, to %s', async (query, place) => {
    const router = await showServices(`/servicos?${query}`)
    await until(() => router.state.location.href === place)
    expect(router.history.length).toBe(1)
  })
})

describe('the page of a request', () => {
  it('cancelled leads to the service in the list, and keeps what was typed', async () => {
    const router = await showServices('/servicos')
    await click(`#${SLUG} a`)
    await until(() => has('h1', TITLE))
    await type('name', 'Helena Prado')
    await click('form a', 'Cancelar')
    await until(() => router.state.location.href === `/servicos#${SLUG}`)
    await click(`#${SLUG} a`)
    await until(() => has('[name=name]') && name() !== '')
    expect(name()).toBe('Helena Prado')
  })

  it('lets the visitor choose another service without losing what was typed', async () => {
    await showServices(PATH)
    await type('name', 'Helena Prado')
    await type('service', '/servicos/integracoes/erp')
    expect(has('h1', 'ERP')).toBe(true)
    expect(name()).toBe('Helena Prado')
  })

  it('keeps a prepared message over a step back, until it is corrected', async () => {
    await showServices(PATH)
    await fillIn()
    await click('a', LIST)
    await until(() => has('h1', LIST))
    await click(`#${SLUG} a`)
    await until(() => has('h1', MESSAGE))
    await click('button', 'Corrigir os dados')
    expect(name()).toBe('Helena Prado')
  })

  it('ends in the list, and forgets what was typed', async () => {
    const router = await showServices(PATH)
    await fillIn()
    await click('button', 'Concluir')
    await until(() => router.state.location.href === `/servicos#${SLUG}`)
    await act(() => router.navigate({ href: PATH }))
    await until(() => has('[name=name]'))
    expect(name()).toBe('')
  })
})
