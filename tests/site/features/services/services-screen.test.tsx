// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import { followLink } from '../../../../src/site/handoff/open-mail-link'
import { latestToast } from '../../../../src/site/ui/toast'
import {
  click,
  company,
  find,
  has,
  leave,
  showServices,
  submit,
  type,
  until,
} from '../requests/harness'

vi.mock('../../../../src/site/handoff/open-mail-link', async (original) => ({
  ...(await original<object>()),
  followLink: vi.fn(),
}))
const opened = vi.mocked(followLink)

const SERVICE = 'destruicao-segura-de-dados'
const TITLE = 'Destruição segura de dados'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  opened.mockReset()
  sessionStorage.clear()
})
afterEach(async () => {
  if (has('button', 'Concluir')) await click('button', 'Concluir')
  await leave()
  clearForTab('servicos')
})

describe('the page of services', () => {
  it('gives every service and integration a request link with an address of its own', async () => {
    await showServices('/servicos')
    const addresses = [
      ...document.querySelectorAll<HTMLAnchorElement>('.service-list a, .integration-list a'),
    ].map((link) => link.getAttribute('href'))
    expect(addresses).toHaveLength(8)
    expect(new Set(addresses).size).toBe(8)
    expect(addresses).toContain(`/servicos?servico=${SERVICE}`)
    expect(addresses).toContain('/servicos?servico=erp')
  })

  it(
    'opens the form in place of the list, with the title as the service, and Cancelar ' +
      'leads back to the button',
    async () => {
      const router = await showServices('/servicos')
      await click(`#pedir-${SERVICE}`)
      await until(() => has('h1', TITLE))
      expect(has('h1', 'Nossos Serviços')).toBe(false)
      expect(find<HTMLSelectElement>('[name=service]').selectedOptions[0]?.textContent).toBe(TITLE)
      expect(document.activeElement?.textContent).toBe(TITLE)
      await click('button', 'Cancelar')
      await until(() => has('h1', 'Nossos Serviços'))
      expect(router.state.location.searchStr).toBe('')
      expect(document.activeElement?.id).toBe(`pedir-${SERVICE}`)
    },
  )

  it('starts at its top when the visitor comes back from another page, and not at the button of long ago', async () => {
    const router = await showServices(`/servicos?servico=${SERVICE}`)
    await act(() => router.navigate({ to: '/sobre' }))
    await until(() => has('h1', 'Outra página'))
    await act(() => router.navigate({ to: '/servicos' }))
    await until(() => has('h1', 'Nossos Serviços'))
    expect(document.activeElement?.id).not.toBe(`pedir-${SERVICE}`)
  })

  it(
    'puts the answers of the aids into the description, once, below what is typed ' +
      'there, and out of the address',
    async () => {
      sessionStorage.setItem(
        'handoff:servicos',
        JSON.stringify({ description: 'Temos 40 discos.' }),
      )
      const router = await showServices(`/servicos?servico=${SERVICE}&midia=ssd&destino=sai`)
      const text = () => find<HTMLTextAreaElement>('[name=description]').value
      await until(() => text().includes('Purgar'))
      expect(text()).toBe(
        'Temos 40 discos.\n\nMídia: SSD e NVMe. Destino: Sai da empresa. Método indicado no site: Purgar (Purge).',
      )
      await until(() => router.state.location.searchStr === `?servico=${SERVICE}`)
      await act(() =>
        router.navigate({
          to: '/servicos',
          search: { servico: SERVICE, midia: 'ssd', destino: 'sai' },
        }),
      )
      await until(() => router.state.location.searchStr === `?servico=${SERVICE}`)
      expect(text().split('Mídia:')).toHaveLength(2)
      await type('description', 'Só isto.')
      expect(text()).toBe('Só isto.')
    },
  )

  it('keeps answers in the address, and leads back from the request to the aid', async () => {
    const router = await showServices('/servicos?midia=hd&destino=fim')
    await until(() => has('#pedir-midias', 'Pedir com esta resposta'))
    await click('#pedir-midias')
    await until(() => has('h1', TITLE))
    await click('button', 'Cancelar')
    await until(() => has('h1', 'Nossos Serviços'))
    expect(router.state.location.searchStr).toBe('?midia=hd&destino=fim')
    expect(document.activeElement?.id).toBe('pedir-midias')
  })

  it('opens the form of a sent link, and Cancelar shows the list though there is none behind it', async () => {
    const router = await showServices(`/servicos?servico=${SERVICE}`)
    expect(has('h1', TITLE)).toBe(true)
    await click('button', 'Cancelar')
    await until(() => has('h1', 'Nossos Serviços'))
    expect(router.state.location.searchStr).toBe('')
  })

  it.each(['/servicos?servico=foguetes', '/servicos?servico=%3Cscript%3E', '/servicos?servico=7'])(
    'cleans the wrong address %s and shows the list',
    async (address) => {
      const router = await showServices(address)
      await until(() => router.state.location.searchStr === '')
      expect(has('h1', 'Nossos Serviços')).toBe(true)
    },
  )

  it('lets the visitor change the service, in the address too, without losing what was typed', async () => {
    const router = await showServices(`/servicos?servico=${SERVICE}`)
    await type('name', 'Helena Prado')
    await type('service', 'erp')
    await until(() => has('h1', 'ERP'))
    expect(router.state.location.search).toEqual({ servico: 'erp' })
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Helena Prado')
  })

  it('prepares the request with blanks said in words, and the message stays over a step back', async () => {
    await showServices(`/servicos?servico=${SERVICE}`)
    await type('name', 'Helena Prado')
    await type('email', 'helena@empresa.example')
    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    const draft = new URL(opened.mock.calls[0]?.[0] ?? '')
    expect(draft.pathname).toBe(company.email)
    expect(draft.searchParams.get('subject')).toBe(`Solicitação de serviço: ${TITLE}`)
    expect(draft.searchParams.get('body')).toContain('Nenhuma descrição adicional fornecida.')
    expect(draft.searchParams.get('body')).toContain('Telefone: Não informado')
    expect(latestToast.get()).toMatchObject({ title: '✅ Quase lá!' })
    await click('a', 'Nossos Serviços')
    await until(() => has('.waiting-request', TITLE))
    await click('.waiting-request a')
    await until(() => has('h1', 'Falta só você enviar.'))
    await click('button', 'Corrigir os dados')
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Helena Prado')
  })

  it('shows a certificate’s number, or that it comes on request, or that a standard is only followed', async () => {
    await showServices('/servicos')
    expect(document.querySelectorAll('.certification-list > div')).toHaveLength(6)
    // Of the six in the tests' own content one has a number, and one is a law.
    expect(
      Array.from(
        document.querySelectorAll('.certification-list-proof > span'),
        (span) => span.textContent,
      ),
    ).toEqual([
      'Nº BR-12345',
      'Válido até 31/12/2027',
      'Número sob pedido',
      'Número sob pedido',
      'Número sob pedido',
      'Número sob pedido',
      'Norma ou lei que seguimos, não um certificado',
    ])
  })

  it(
    'opens consultation and demonstration by mail links with a subject only, and shows ' +
      'the message below',
    async () => {
      await showServices('/servicos')
      const link = find<HTMLAnchorElement>('a', 'Solicitar Consultoria')
      expect(link.getAttribute('href')).toBe(
        `mailto:${company.email}?subject=Solicita%C3%A7%C3%A3o%20de%20consultoria`,
      )
      expect(find('a', 'Agendar Demonstração').getAttribute('href')).toMatch(
        /^mailto:[^?]+\?subject=[^&]+$/,
      )
      link.addEventListener('click', (event) => event.preventDefault())
      await act(async () => link.click())
      expect(has('h2', 'Falta só você enviar.')).toBe(true)
      expect(find('.prepared-message-text dl').textContent).toContain('Solicitação de consultoria')
      expect(opened).not.toHaveBeenCalled()
    },
  )
})
