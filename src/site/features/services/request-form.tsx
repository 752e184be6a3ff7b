import type { FormEvent } from 'react'
import { serviceFormErrors } from '../../handoff/form-rules'
import { formatPhone } from '../../handoff/format-phone'
import type { usePreparedMessage } from '../../lib/prepared-message'
import { useShell } from '../../lib/site-content'
import { useFormFields } from '../../lib/use-form-fields'
import { useShapedInput } from '../../lib/use-shaped-input'
import { Button } from '../../ui/button'
import { ErrorSummary, SelectField, TextAreaField, TextField } from '../../ui/fields'
import { showToast } from '../../ui/toast'
import type { Offer } from './offers'
import { useServicesPage } from './queries'
import { EMPTY_REQUEST, SERVICE_PLACE } from './request-fields'

interface RequestFormProps {
  offer: Offer
  offers: Offer[]
  request: ReturnType<typeof usePreparedMessage>
  onChoose(slug: string): void
  onCancel(): void
}

/** Service request (specification, sections 3 to 5): name and e-mail are required. */
export function RequestForm({ offer, offers, request, onChoose, onCancel }: RequestFormProps) {
  const { form: texts } = useServicesPage()
  const { toasts } = useShell()
  const { formRef, ...form } = useFormFields({
    key: SERVICE_PLACE,
    initial: EMPTY_REQUEST,
    check: (values) => serviceFormErrors({ ...values, service: offer.title }),
  })
  const { values, set, error } = form
  const phone = useShapedInput(formatPhone, (value) => set('phone', value))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (request.busy || !form.accept()) return
    const outcome = await request.send({ kind: 'service', ...values, service: offer.title }, offer.slug)
    if (outcome === 'ready') showToast(toasts.draftOpened)
    else showToast({ ...toasts.draftFailed, tone: 'destructive' })
  }

  return (
    <form className="panel" ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <div className="two">
        <TextField label={texts.name} name="name" autoComplete="name" required value={values.name} onChange={(value) => set('name', value)} error={error('name')} />
        <TextField label={texts.email} name="email" type="email" inputMode="email" autoComplete="email" required value={values.email} onChange={(value) => set('email', value)} error={error('email')} />
        <TextField label={texts.company} name="company" autoComplete="organization" optional value={values.company} onChange={(value) => set('company', value)} error={error('company')} />
        <TextField label={texts.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel-national" optional placeholder="(11) 91234-5678" value={values.phone} onChange={phone.onChange} inputRef={phone.inputRef} error={error('phone')} />
        <div className="all">
          <SelectField label={texts.service} name="service" value={offer.slug} onChange={onChoose} options={offers.map(({ slug, title }) => ({ value: slug, label: title }))} />
        </div>
        <div className="all">
          <TextAreaField label={texts.description} name="description" optional hint={texts.descriptionHint} value={values.description} onChange={(value) => set('description', value)} error={error('description')} />
        </div>
      </div>
      <div className="btns">
        <Button type="submit" busy={request.busy} busyLabel="Preparando...">{texts.submitButton}</Button>
        <Button type="button" variant="ghost" onClick={onCancel}>{texts.cancelButton}</Button>
        <p className="hint">{texts.privacyNote}</p>
      </div>
    </form>
  )
}
