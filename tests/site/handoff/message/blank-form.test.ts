import { expect, it } from 'vitest'
import { blankFormHref } from '../../../../src/site/handoff/message/blank-form'
import { readDraft } from '../../../e2e/mail-drafts'
import { one } from '../../../support/model-documents'

const wording = { messages: one('Messages'), company: one('Company') }

it.each(['contact', 'service', 'newsletter'] as const)(
  'without script the %s form is a mail with its questions, whole and unanswered',
  (kind) => {
    const { to, subject, body } = readDraft(blankFormHref(kind, wording, 'Coleta & destruição'))
    expect(to).toBe(wording.company.email)
    expect(subject).not.toMatch(/[{}]|[\s:]$/)
    expect(subject).not.toBe('')
    expect(body).toContain(wording.company.name)
    // No place stays unfilled, whatever the editors write around it.
    expect(body).not.toMatch(/[{}]/)
    const { messages } = wording
    for (const label of messages.requests[kind].body.match(
      /^[\p{L}-]+(?=: \{(?:nome|email|empresa|telefone)\})/gmu,
    ) ?? [])
      expect(body).toContain(`${label}: `)
  },
)

it('names the service that is asked for', () => {
  const { subject, body } = readDraft(blankFormHref('service', wording, 'Coleta & destruição'))
  expect(`${subject}\n${body}`).toContain('Coleta & destruição')
})
