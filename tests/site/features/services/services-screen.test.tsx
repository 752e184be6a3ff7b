// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  certificationsQuery,
  integrationsQuery,
  processStepsQuery,
} from '../../../../src/site/content'
import { clearForTab } from '../../../../src/site/lib/tab-store'
import { latestToast } from '../../../../src/site/ui/toast'
import {
  click,
  company,
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

let opened = stubMailProgram()

const SERVICE = 'destruicao-segura-de-dados'
const TITLE = 'Destruição segura de dados'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  opened = stubMailProgram()
  sessionStorage.clear()
})
afterEach(async () => {
  if (has('button', 'Concluir')) await click('button', 'Concluir')
  await leave()
  clearForTab('servicos')
})

describe('the page of services', () => {
  it('leaves out each section of which nothing is published', async () => {
    const data = siteData()
    await showServices('/servicos', data)
    const { process, integrations, certifications } = one('ServicesPage')
    const sections = [
      [process, processStepsQuery],
      [integrations, integrationsQuery],
      [certifications, certificationsQuery],
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

  it('leaves the focus in the aid that is answered when an answer of the other was opened in a tab', async () => {
    await showServices('/servicos')
    await act(async () => {
      find('[aria-labelledby=documentos] .aid-options a').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
      )
    })
    await click('[aria-labelledby=midias] .aid-options a')
    await until(() => has('[aria-labelledby=midias] .aid-given'))
    expect(find('[aria-labelledby=midias]').contains(document.activeElement)).toBe(true)
  })

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

    await submit()
    await until(() => has('h1', 'Falta só você enviar.'))
    await click('a', 'Nossos Serviços')
    await until(() => has('.waiting-request', TITLE))
    // The button of a message that is thrown away goes with it, and the keyboard stays there.
    find('.waiting-request button').focus()
    await click('.waiting-request button')
    expect(has('.waiting-request')).toBe(false)
    await until(() => document.activeElement !== document.body)
    expect(document.activeElement?.contains(find('h1'))).toBe(true)
  })
})
