import { describe, expect, it } from 'vitest'
import { openMailLink } from '../../../src/site/handoff/open-mail-link'

describe('the message helper', () => {
  it('follows the link once and reports success in the specified words', () => {
    const followed: string[] = []
    expect(
      openMailLink('mailto:a@b.example', (href) => {
        followed.push(href)
      }),
    ).toEqual({ ok: true, message: 'E-mail enviado com sucesso!' })
    expect(followed).toEqual(['mailto:a@b.example'])
  })

  it('reports a failure in the specified words when the browser refuses', () => {
    expect(
      openMailLink('mailto:a@b.example', () => {
        throw new DOMException('no', 'SecurityError')
      }),
    ).toEqual({ ok: false, message: 'Erro ao enviar e-mail. Tente novamente.' })
  })
})
