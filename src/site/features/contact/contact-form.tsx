import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { contactFormErrors } from '../../handoff/message/form-rules'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { useContent } from '../../content'
import { useFormFields } from '../../handoff/use-form-fields'
import { parseSearch } from '../../lib/search-text'
import { Button } from '../../ui/button'
import { ErrorSummary, SelectField, TextAreaField } from '../../ui/fields'
import { NoScriptNote, PrivacyLink, RequesterFields } from '../../handoff/form-notes'
import { showToast } from '../../ui/toast'

/** Names the contact message in this tab's storage. */
export const CONTACT_PLACE = 'contato'

const EMPTY = { name: '', email: '', company: '', phone: '', subject: '', message: '' }

/** Contact form: name, e-mail, subject and message are required; it resets after submit. */
export function ContactForm({ request }: { request: MessagePlace }) {
  const { subjects } = useContent('contact-page')
  const hydrated = useHydrated()
  const labelOf = (subject: string) => subjects.find(({ value }) => value === subject)?.label ?? ''
  const form = useFormFields({
    key: CONTACT_PLACE,
    initial: EMPTY,
    check: (typed) => contactFormErrors({ ...typed, subject: labelOf(typed.subject) }),
  })
  const { values, set, error } = form

  const { assunto: named } = parseSearch(useLocation().searchStr)
  const navigate = useNavigate()
  // Runs after useFormFields has restored the typed values, because a link that names a subject is
  // the visitor's newer wish. Left in the address it would come back with a reload.
  useEffect(() => {
    if (named === undefined) return
    if (subjects.some(({ value }) => value === named)) set('subject', named)
    void navigate({ to: '/contato', replace: true, resetScroll: false })
  }, [named, subjects, set, navigate])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (request.busy || !form.accept()) return
    const outcome = await request.send({
      kind: 'contact',
      ...values,
      subject: labelOf(values.subject),
    })
    if (outcome === 'failed') return showToast('draftFailed')
    form.reset()
    showToast('mailClientOpening')
  }

  return (
    <form
      className="form-panel mail-form"
      // Sends nothing by itself, because browsers break a text that they put into a mail link. A
      // submit before the application runs is repeated then (start/early.ts).
      method="dialog"
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="h3 mb-6">Escreva para a gente</h2>
      {form.errors.length > 0 && <ErrorSummary errors={form.errors} />}
      <div className="form-panel-fields">
        <RequesterFields values={values} set={set} error={error} />
        <SelectField
          className="form-panel-wide"
          label="Assunto"
          name="subject"
          required
          value={values.subject}
          onChange={(value) => set('subject', value)}
          error={error('subject')}
          options={[{ value: '', label: 'Escolha um assunto' }, ...subjects]}
        />
        <TextAreaField
          className="form-panel-wide"
          label="Mensagem"
          name="message"
          required
          value={values.message}
          onChange={(value) => set('message', value)}
          error={error('message')}
        />
      </div>
      <div className="btns">
        <Button type="submit" busy={request.busy} busyLabel="Preparando...">
          Enviar Mensagem
        </Button>
        <p className="hint">
          Abre o seu e-mail com a mensagem pronta. O rascunho fica só nesta aba; quem envia é você,
          e usamos seus dados só para responder. <PrivacyLink />
        </p>
      </div>
      <NoScriptNote lead="A mensagem sai pelo seu e-mail." chat="contactCard" form="contact" />
    </form>
  )
}
