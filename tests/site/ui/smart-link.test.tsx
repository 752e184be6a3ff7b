import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SmartLink } from '../../../src/site/ui/smart-link'
import { renderAt } from '../render-at'

const link = async (href: string, newTab = false) => {
  await renderAt('/', () => (
    <SmartLink href={href} newTab={newTab}>
      Ir
    </SmartLink>
  ))
  return screen.getByRole<HTMLAnchorElement>('link')
}

describe('a link to a page of the site', () => {
  it.each(['/contato?assunto=lote#formulario', '/blog?q=7060'])(
    'keeps its whole address: %s',
    async (href) => {
      expect((await link(href)).getAttribute('href')).toBe(href)
    },
  )
})

describe('a link to anything else', () => {
  it.each([
    'https://www.gov.br/',
    'mailto:a@b.com.br',
    'tel:+551133334444',
    '/feed.xml',
    '#conteudo',
    '//outro.com.br/x',
  ])('is the browser’s own: %s', async (href) => {
    const anchor = await link(href)
    expect(anchor.getAttribute('href')).toBe(href)
    expect(anchor.hasAttribute('target')).toBe(false)
  })

  it('opens a new tab only when told to, and hands nothing over', async () => {
    const anchor = await link('https://wa.me/5511912345678', true)
    expect([anchor.target, anchor.rel]).toEqual(['_blank', 'noopener'])
  })
})
