import Phone from 'lucide-react/icons/phone'
import { type FormEvent, useRef, useState } from 'react'
import { useContent } from '../../content'
import { telHref } from '../../handoff/message/chat-links'
import { fillPlaces, formatNationalPhone } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { Button, buttonClass } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { checkContact, type Verdict } from './check-contact'

/**
 * «É a Retrilha?»: compares the text that the visitor received with the company's contacts. The
 * text is not sent anywhere and does not enter the address; the answer disappears as soon as the
 * text changes.
 */
export function ContactCheck() {
  const { contact: texts } = useContent('verify-page')
  const company = useContent('company')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [verdict, setVerdict] = useState<Verdict>()
  const faults: Partial<Record<Verdict['is'], string>> = {
    unknown: texts.unknown,
    incomplete: texts.noAreaCode,
  }
  const fault = verdict && faults[verdict.is]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = checkContact(typed, company)
    setVerdict(answer)
    if (faults[answer.is]) field.current?.focus()
  }

  return (
    <section className="verify-check needs-script" aria-labelledby="contato">
      <h2 className="h3" id="contato">
        {fillPlaces(texts.title, { empresa: company.name })}
      </h2>
      <p className="note">{texts.text}</p>
      <form className="ask-form" method="dialog" onSubmit={submit} noValidate>
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
      <div role="status">{verdict && <Answer verdict={verdict} />}</div>
    </section>
  )
}

function Answer({ verdict }: { verdict: Verdict }) {
  const { legalName, phone } = useContent('company')
  const { ours, alike, foreign } = useContent('verify-page').contact
  if (verdict.is === 'ours')
    return (
      <AnswerBox tone="yes" title={verdict.channel === 'pix' ? ours.keyTitle : ours.title}>
        <p className="num">
          <b>{verdict.shown}</b>
        </p>
        <p>{fillPlaces(ours[verdict.channel], { razaoSocial: legalName })}</p>
      </AnswerBox>
    )
  if (verdict.is === 'alike')
    return (
      <AnswerBox tone="no" title={alike.title}>
        <p>
          {alike[verdict.why]} {fillPlaces(alike.own, { nosso: verdict.own })}
        </p>
        <p>{alike.advice}</p>
        <a className={buttonClass('outline', 'num')} href={telHref(phone)}>
          <Phone className="icon" aria-hidden="true" />
          {formatNationalPhone(phone)}
        </a>
      </AnswerBox>
    )
  if (verdict.is === 'foreign')
    return (
      <AnswerBox tone="open" title={foreign.title}>
        <p>{foreign[verdict.kind]}</p>
        <p>{foreign.advice}</p>
      </AnswerBox>
    )
  return null
}
