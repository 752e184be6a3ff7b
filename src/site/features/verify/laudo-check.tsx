import Mail from 'lucide-react/icons/mail'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { fileHash, isPdf, laudoNumber, laudoOf } from '../../../content/laudo-fingerprint'
import type { LaudoView } from '../../../content/views'
import { useCompany, useLaudos, useVerifyPage } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { fillPlaces, formatShortDate } from '../../lib/format'
import { offlineState, onOfflineState } from '../../lib/offline-state'
import { AnswerBox } from '../../ui/answer-box'
import { buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { ChosenFile, FileDrop } from '../../ui/file-drop'

/** Larger files are no laudo, and would fill the memory of an old phone. */
const LARGEST = 30_000_000

type Outcome = 'checking' | 'notPdf' | 'tooLarge' | 'unreadable' | 'unknown' | LaudoView

async function check(file: File, laudos: readonly LaudoView[]): Promise<Outcome> {
  if (file.size > LARGEST) return 'tooLarge'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isPdf(bytes)) return 'notPdf'
    return (await laudoOf(await fileHash(bytes), laudos)) ?? 'unknown'
  } catch {
    return 'unreadable'
  }
}

/**
 * «Confira um laudo»: looks up the PDF's fingerprint in the list of those that we issued, on the
 * device. The list was loaded with the page, so the check sends no request.
 * @param asked number in the address, as the QR code on a printed laudo has it
 */
export function LaudoCheck({ asked }: { asked: string | undefined }) {
  const { laudo: texts } = useVerifyPage()
  const laudos = useLaudos()
  const latest = useRef<File>(undefined)
  const [checked, setChecked] = useState<{ name: string; outcome: Outcome }>()

  const take = async (file: File) => {
    latest.current = file
    setChecked({ name: file.name, outcome: 'checking' })
    const outcome = await check(file, laudos)
    // The visitor may have taken the file back meanwhile.
    if (latest.current === file) setChecked({ name: file.name, outcome })
  }

  const takeBack = () => {
    latest.current = undefined
    setChecked(undefined)
  }

  return (
    <section className="verify-check needs-script" aria-labelledby="laudo">
      <h2 className="h3" id="laudo">
        {texts.title}
      </h2>
      <p className="note">{texts.text}</p>
      {checked ? (
        <ChosenFile name={checked.name} changeButton={texts.changeButton} onChange={takeBack} />
      ) : (
        <FileDrop
          name="laudo"
          title={texts.drop}
          button={texts.button}
          accept="application/pdf,.pdf"
          onFiles={([file]) => file && void take(file)}
        />
      )}
      <div role="status">
        {checked ? <Answer outcome={checked.outcome} /> : asked && <AskedNumber asked={asked} />}
      </div>
    </section>
  )
}

function Answer({ outcome }: { outcome: Outcome }) {
  const { laudo: texts } = useVerifyPage()
  const { email } = useCompany()
  const { offline } = useSyncExternalStore(onOfflineState, offlineState, offlineState)
  const aside = offline && outcome !== 'checking' && <p className="hint">{texts.offline}</p>
  if (typeof outcome === 'object')
    return (
      <LaudoFacts laudo={outcome}>
        <p className="hint">{texts.same}</p>
        {aside}
      </LaudoFacts>
    )
  const { title, text } = texts[outcome]
  return (
    <AnswerBox tone={outcome === 'unknown' ? 'no' : 'open'} title={title}>
      <p>{text}</p>
      {aside}
      {outcome === 'unknown' && (
        <a className={buttonClass('outline')} href={emptyMailHref(email, texts.subject)}>
          <Mail className="icon" aria-hidden="true" />
          {texts.mailButton}
        </a>
      )}
    </AnswerBox>
  )
}

/**
 * The entry of the list for the number on a printed laudo; only the PDF proves the laudo's text.
 */
function AskedNumber({ asked }: { asked: string }) {
  const { laudo: texts } = useVerifyPage()
  const number = asked.toUpperCase()
  const laudo = useLaudos().find(({ slug }) => laudoNumber(slug) === number)
  return laudo ? (
    <LaudoFacts laudo={laudo}>
      <p>{texts.onlyNumber}</p>
    </LaudoFacts>
  ) : (
    <AnswerBox tone="no" title={fillPlaces(texts.noNumber, { numero: number })}>
      <p>{texts.noNumberText}</p>
    </AnswerBox>
  )
}

const TONE = { válido: 'yes', substituído: 'open', revogado: 'no' } as const

function LaudoFacts({ laudo, children }: { laudo: LaudoView; children: ReactNode }) {
  const { laudo: texts } = useVerifyPage()
  const { slug, issuedOn, kind, status = 'válido', statusOn = issuedOn, replacedBy } = laudo
  const state = fillPlaces(texts.states[status], { data: formatShortDate(statusOn) })
  return (
    <AnswerBox
      tone={TONE[status]}
      title={fillPlaces(texts.titles[status], { data: formatShortDate(issuedOn) })}
    >
      <Facts
        items={[
          { name: texts.number, value: laudoNumber(slug) },
          { name: texts.kind, value: kind },
          { name: texts.state, value: state },
          { name: texts.successor, value: replacedBy && laudoNumber(replacedBy) },
        ]}
      />
      {children}
    </AnswerBox>
  )
}
