import Mail from 'lucide-react/icons/mail'
import { useContent } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { formatShortDate } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { Check } from './check'

/** The number of a laudo: the name of its document in capitals. rt-l-2026-0187 -> RT-L-2026-0187 */
const numberOf = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()

/**
 * «Confira um laudo»: looks up a number in the list of those that we issued, which was loaded with
 * the page.
 * @param asked number in the address, as the QR code on a printed laudo has it
 */
export const LaudoCheck = ({ asked }: { asked: string | undefined }) => (
  <Check
    id="laudo"
    title="Confira um laudo"
    text="Escreva o número que está no papel ou no PDF. Comparamos com a lista dos que emitimos."
    label="Número do laudo"
    placeholder="RT-L-2026-0163"
    maxLength={80}
    button="Conferir laudo"
    asked={asked}
    faultOf={(typed) => (numberOf(typed) ? undefined : 'Escreva o número do laudo.')}
    Answer={Answer}
  />
)

const TONE = { válido: 'yes', substituído: 'open', revogado: 'no' } as const

function Answer({ typed }: { typed: string }) {
  const number = numberOf(typed)
  const { email } = useContent('company')
  const laudo = useContent('laudos').find(({ slug }) => numberOf(slug) === number)
  if (!laudo)
    return (
      <AnswerBox tone="no" title={`Não conhecemos o laudo ${number}.`}>
        <p>
          Confira o número no papel. Se for este mesmo, mande o PDF por e-mail, e nós respondemos.
        </p>
        <a
          className={buttonClass('outline')}
          href={emptyMailHref(email, 'Conferência de um laudo')}
        >
          <Mail className="icon" aria-hidden="true" />
          Perguntar por e-mail
        </a>
      </AnswerBox>
    )
  const { issuedOn, kind, status = 'válido', statusOn = issuedOn, replacedBy } = laudo
  const name = { válido: 'Válido', substituído: 'Substituído', revogado: 'Revogado' }[status]
  const isValid = status === 'válido'
  return (
    <AnswerBox
      tone={TONE[status]}
      title={`Emitido por nós em ${formatShortDate(issuedOn)}${isValid ? '' : `, e ${status}`}.`}
    >
      <Facts
        items={[
          { name: 'Número', value: number },
          { name: 'Serviço', value: kind },
          { name: 'Situação', value: isValid ? name : `${name} em ${formatShortDate(statusOn)}` },
          { name: 'Vale agora', value: replacedBy && numberOf(replacedBy) },
        ]}
      />
      <p>Compare o dia e o serviço com o papel. Não batem? Pergunte antes de arquivar.</p>
    </AnswerBox>
  )
}
