import { expect, it } from 'vitest'
import { openMailLink } from '../../../src/site/handoff/open-mail-link'
import { stubMailProgram } from '../features/requests/harness'

it('follows the link once and reports success, or the refusal of the browser, in the specified words', () => {
  const opened = stubMailProgram()
  expect(openMailLink('mailto:a@b.example')).toEqual({
    ok: true,
    message: 'E-mail enviado com sucesso!',
  })
  expect(opened.mock.calls).toEqual([['mailto:a@b.example']])
  opened.mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(openMailLink('mailto:a@b.example')).toEqual({
    ok: false,
    message: 'Erro ao enviar e-mail. Tente novamente.',
  })
})
