import type { FormEvent } from 'react'
import { serviceFormErrors } from '../../handoff/message/form-rules'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { useContent } from '../../content'
import { type FormFields, useFormFields } from '../../handoff/use-form-fields'
import { Button } from '../../ui/button'
import { ErrorSummary, SelectField, TextAreaField } from '../../ui/fields'
import { PrivacyLink, RequesterFields } from '../../handoff/form-notes'
import { PREPARING } from '../../ui/labels'
import { showToast } from '../../ui/toast'
import { type Offer, EMPTY_REQUEST, SERVICE_PLACE } from './offers'

interface OfferProps {
  offer: Offer
  /** The options of the service's field. */
  offers: Offer[]
  /** Called with the slug when the visitor chooses another service. */
  onChoose(slug: string): void
}

interface RequestFormProps extends OfferProps {
  request: MessagePlace
  onCancel(): void
}

/** Service request: name and e-mail are required, company, telephone and description are not. */
export function RequestForm({ offer, offers, request, onChoose, onCancel }: RequestFormProps) {
  const { form: texts } = useContent('services-page')
  const form = useFormFields({
    key: SERVICE_PLACE,
    initial: EMPTY_REQUEST,
    check: (values) => serviceFormErrors({ ...values, service: offer.title }),
  })
  const { values } = form

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (request.busy || !form.accept()) return
    const outcome = await request.send(
      { kind: 'service', ...values, service: offer.title },
      offer.slug,
    )
    if (outcome === 'ready') showToast('draftOpened')
    else showToast('draftFailed')
  }

  return (
    <form
      className="form-panel"
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <RequestFields offer={offer} offers={offers} onChoose={onChoose} form={form} />
      <div className="btns">
        <Button type="submit" busy={request.busy} busyLabel={PREPARING}>
          {texts.submitButton}
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          {texts.cancelButton}
        </Button>
        <p className="hint">
          {texts.privacyNote} <PrivacyLink />
        </p>
      </div>
    </form>
  )
}

function RequestFields({
  offer,
  offers,
  onChoose,
  form: { values, set, error },
}: OfferProps & { form: Pick<FormFields<typeof EMPTY_REQUEST>, 'values' | 'set' | 'error'> }) {
  const { form: texts } = useContent('services-page')
  return (
    <div className="form-panel-fields">
      <RequesterFields values={values} set={set} error={error} />
      <div className="form-panel-wide">
        <SelectField
          label={texts.service}
          name="service"
          value={offer.slug}
          onChange={onChoose}
          options={offers.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
      </div>
      <div className="form-panel-wide">
        <TextAreaField
          label={texts.description}
          name="description"
          optional
          hint={texts.descriptionHint}
          value={values.description}
          onChange={(value) => set('description', value)}
          error={error('description')}
        />
      </div>
    </div>
  )
}
