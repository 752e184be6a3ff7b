import { useHydrated } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { NoScriptNote, PrivacyLink, RequesterFields } from '../../handoff/form-notes'
import { serviceFormErrors } from '../../handoff/message/form-rules'
import { useFormFields } from '../../handoff/use-form-fields'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { Button } from '../../ui/button'
import { ErrorSummary, SelectField, TextAreaField } from '../../ui/fields'
import { PREPARING } from '../../ui/labels'
import { showToast } from '../../ui/toast'
import { type Offer, SERVICE_PLACE } from './offers'

const EMPTY = { name: '', email: '', company: '', phone: '', description: '' }

interface Props {
  offer: Offer
  /** The options of the service's field. */
  offers: readonly Offer[]
  request: MessagePlace
  /** Called with the path of the service that the visitor chooses instead. */
  onChoose: (path: string) => void
  /** The way back, beside the button. */
  cancel: ReactNode
}

/** Service request: name and e-mail are required, company, telephone and description are not. */
export function RequestForm({ offer, offers, request, onChoose, cancel }: Props) {
  const hydrated = useHydrated()
  const { values, set, error, errors, attempt, accept } = useFormFields({
    key: SERVICE_PLACE,
    initial: EMPTY,
    check: (typed) => serviceFormErrors({ ...typed, service: offer.title }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (request.busy || !accept()) return
    const outcome = await request.send(
      { kind: 'service', ...values, service: offer.title },
      offer.path,
    )
    showToast(outcome === 'ready' ? 'draftOpened' : 'draftFailed')
  }

  return (
    <form
      className="form-panel mail-form"
      // As in the contact form: the browser sends nothing by itself.
      method="dialog"
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
    >
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      <div className="form-panel-fields">
        <RequesterFields values={values} set={set} error={error} />
        <SelectField
          className="form-panel-wide"
          label="Serviço"
          name="service"
          value={offer.path}
          onChange={onChoose}
          options={offers.map(({ path, title }) => ({ value: path, label: title }))}
        />
        <TextAreaField
          className="form-panel-wide"
          label="Descrição"
          name="description"
          optional
          hint="Quantidade, endereço e prazo ajudam na resposta. Não envie senhas."
          value={values.description}
          onChange={(value) => set('description', value)}
          error={error('description')}
        />
      </div>
      <div className="btns">
        <Button type="submit" busy={request.busy} busyLabel={PREPARING}>
          Enviar Solicitação
        </Button>
        {cancel}
        <p className="hint">
          Abre o seu e-mail. O rascunho fica só nesta aba; quem envia é você, e usamos seus dados só
          para responder. <PrivacyLink />
        </p>
      </div>
      <NoScriptNote
        lead="A solicitação sai pelo seu e-mail."
        chat="floatingButton"
        form="service"
        service={offer.title}
      />
    </form>
  )
}
