import { useContent } from '../../content'
import { fillPlaces } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { Check } from './check'
import { checkContact, type Verdict } from './check-contact'

const FAULTS: Partial<Record<Verdict['is'], string>> = {
  unknown: 'Isto não parece telefone, e-mail, link nem chave Pix. Cole só o número ou o endereço.',
  incomplete: 'Falta o DDD: o mesmo número existe em outras cidades. Cole o número inteiro.',
}

/** «É a Retrilha?»: compares the text that the visitor received with the company's contacts. */
export function ContactCheck() {
  const { title, text } = useContent('verify-page').contact
  const company = useContent('company')
  return (
    <Check
      id="contato"
      title={fillPlaces(title, { empresa: company.name })}
      text={text}
      label="O que você recebeu"
      placeholder="Telefone, e-mail, link ou chave"
      hint="Vale o número com ou sem +55, o e-mail inteiro, o endereço do site, a chave Pix ou o código “copia e cola”. Nunca cole senha."
      maxLength={4000}
      button="Conferir"
      faultOf={(typed) => FAULTS[checkContact(typed, company).is]}
      Answer={Answer}
    />
  )
}

function Answer({ typed }: { typed: string }) {
  const company = useContent('company')
  const verdict = checkContact(typed, company)
  const { ours, foreign } = useContent('verify-page').contact
  if (verdict.is === 'ours')
    return (
      <AnswerBox tone="yes" title={verdict.channel === 'pix' ? ours.keyTitle : ours.title}>
        <p className="num">
          <b>{verdict.shown}</b>
        </p>
        <p>{fillPlaces(ours[verdict.channel], { razaoSocial: company.legalName })}</p>
      </AnswerBox>
    )
  if (verdict.is === 'foreign')
    return (
      <AnswerBox tone="no" title={foreign.title}>
        <p>{foreign[verdict.kind]}</p>
        <p>{foreign.advice}</p>
      </AnswerBox>
    )
  return null
}
