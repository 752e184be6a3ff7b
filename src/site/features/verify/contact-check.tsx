import Phone from 'lucide-react/icons/phone'
import { type FormEvent, useRef, useState } from 'react'
import type { VerifyPageView } from '../../../content/views'
import { useCompany, useVerifyPage } from '../../content'
import { telHref } from '../../handoff/message/chat-links'
import { fillPlaces, formatNationalPhone } from '../../lib/format'
import { Button, buttonClass } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { checkContact, type Verdict } from './check-contact'
import { VerdictBox } from './verdict-box'

/**
 * «É a Retrilha?»: compares what the visitor received with the company's contacts. Nothing leaves
 * the page, not even into its address; the answer goes as soon as the text changes.
 */
export function ContactCheck() {
  const { contact: texts } = useVerifyPage()
  const company = useCompany()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [verdict, setVerdict] = useState<Verdict>()
  const fault =
    verdict?.is === 'unknown'
      ? texts.unknown
      : verdict?.is === 'incomplete'
        ? texts.noAreaCode
        : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = checkContact(typed, company)
    setVerdict(answer)
    if (answer.is === 'unknown' || answer.is === 'incomplete') field.current?.focus()
  }

  return (
    <section className="verify-check needs-script" aria-labelledby="contato">
      <h2 className="h3" id="contato">
        {fillPlaces(texts.title, { empresa: company.name })}
      </h2>
      <p>{texts.text}</p>
      <form className="verify-form" method="dialog" onSubmit={submit} noValidate>
        <TextField
          label={texts.field}
          name="contato"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setVerdict(undefined)
          }}
          placeholder={texts.placeholder}
          hint={texts.hint}
          autoComplete="off"
          maxLength={4000}
          inputRef={field}
          {...(fault && { error: fault })}
        />
        <Button type="submit">{texts.button}</Button>
      </form>
      <div role="status">{verdict && <Answer verdict={verdict} texts={texts} />}</div>
    </section>
  )
}

interface AnswerProps {
  verdict: Verdict
  texts: VerifyPageView['contact']
}

function Answer({ verdict, texts }: AnswerProps) {
  const { legalName } = useCompany()
  if (verdict.is === 'ours') {
    const { ours } = texts
    const isKey = verdict.channel === 'pix'
    return (
      <VerdictBox tone="yes" title={isKey ? ours.keyTitle : ours.title}>
        <p className="num">
          <b>{verdict.shown}</b>
        </p>
        <p>{fillPlaces(ours[verdict.channel], { razaoSocial: legalName })}</p>
      </VerdictBox>
    )
  }
  if (verdict.is === 'alike') {
    const { title, own, advice } = texts.alike
    return (
      <VerdictBox tone="no" title={title}>
        <p>
          {texts.alike[verdict.why]} {fillPlaces(own, { nosso: verdict.own })}
        </p>
        <p>{advice}</p>
        <PhoneButton />
      </VerdictBox>
    )
  }
  if (verdict.is === 'foreign')
    return (
      <VerdictBox tone="open" title={texts.foreign.title}>
        <p>{texts.foreign[verdict.kind]}</p>
        <p>{texts.foreign.advice}</p>
      </VerdictBox>
    )
  return null
}

function PhoneButton() {
  const { phone } = useCompany()
  return (
    <a className={buttonClass('outline', 'num')} href={telHref(phone)}>
      <Phone className="icon" aria-hidden="true" />
      {formatNationalPhone(phone)}
    </a>
  )
}
