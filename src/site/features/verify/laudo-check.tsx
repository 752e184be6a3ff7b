import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { fileHash, isPdf, laudoNumber, laudoOf } from '../../../content/laudo-fingerprint'
import type { LaudoView, VerifyPageView } from '../../../content/views'
import { useCompany, useLaudos, useVerifyPage } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { fillPlaces, formatShortDate } from '../../lib/format'
import { offlineState, onOfflineState } from '../../lib/offline-state'
import { Button, buttonClass } from '../../ui/button'
import { FileDrop } from '../../ui/file-drop'
import { VerdictBox } from './verdict-box'

/** Larger files are no laudo, and would fill the memory of an old phone. */
const LARGEST = 30_000_000

type Outcome =
  | { is: 'checking' | 'notPdf' | 'tooLarge' | 'unreadable' | 'unknown' }
  | { is: 'known'; laudo: LaudoView }

async function check(file: File, laudos: readonly LaudoView[]): Promise<Outcome> {
  if (file.size > LARGEST) return { is: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isPdf(bytes)) return { is: 'notPdf' }
    const laudo = await laudoOf(await fileHash(bytes), laudos)
    return laudo ? { is: 'known', laudo } : { is: 'unknown' }
  } catch {
    return { is: 'unreadable' }
  }
}

/**
 * «Confira um laudo»: the PDF's fingerprint is looked up in the list of those that we issued, on
 * the device; the list came with the page, so that nothing is asked for meanwhile.
 * @param asked number in the address, as the QR code on a printed laudo has it
 */
export function LaudoCheck({ asked }: { asked: string | undefined }) {
  const { laudo: texts } = useVerifyPage()
  const laudos = useLaudos()
  const latest = useRef<File>(undefined)
  const [checked, setChecked] = useState<{ name: string; outcome: Outcome }>()

  const take = async (file: File) => {
    latest.current = file
    setChecked({ name: file.name, outcome: { is: 'checking' } })
    const outcome = await check(file, laudos)
    // A file chosen meanwhile has an answer of its own.
    if (latest.current === file) setChecked({ name: file.name, outcome })
  }

  return (
    <section className="verify-check needs-script" aria-labelledby="laudo">
      <h2 className="h3" id="laudo">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {checked ? (
        <p className="verify-file">
          <FileText className="icon" aria-hidden="true" />
          <b>{checked.name}</b>
          <Button variant="ghost" onClick={() => setChecked(undefined)}>
            {texts.changeButton}
          </Button>
        </p>
      ) : (
        <FileDrop
          name="laudo"
          title={texts.drop}
          button={texts.button}
          accept="application/pdf,.pdf"
          onFile={(file) => void take(file)}
        />
      )}
      <div role="status">
        {checked ? (
          <Answer outcome={checked.outcome} texts={texts} />
        ) : (
          asked && <AskedNumber asked={asked} texts={texts} />
        )}
      </div>
    </section>
  )
}

type Texts = VerifyPageView['laudo']

function Answer({ outcome, texts }: { outcome: Outcome; texts: Texts }) {
  const { email } = useCompany()
  const { offline } = useSyncExternalStore(onOfflineState, offlineState, offlineState)
  if (outcome.is === 'checking')
    return (
      <VerdictBox tone="open" title={texts.checking.title}>
        <p>{texts.checking.text}</p>
      </VerdictBox>
    )
  if (outcome.is === 'known')
    return (
      <LaudoFacts laudo={outcome.laudo} texts={texts}>
        <p className="small muted">{texts.same}</p>
        {offline && <p className="small muted">{texts.offline}</p>}
      </LaudoFacts>
    )
  const { title, text } = texts[outcome.is]
  return (
    <VerdictBox tone={outcome.is === 'unknown' ? 'no' : 'open'} title={title}>
      <p>{text}</p>
      {offline && <p>{texts.offline}</p>}
      {outcome.is === 'unknown' && (
        <a className={buttonClass('outline')} href={emptyMailHref(email, texts.subject)}>
          <Mail className="icon" aria-hidden="true" />
          {texts.mailButton}
        </a>
      )}
    </VerdictBox>
  )
}

/** What the list says of the number on a printed laudo; only the PDF proves its text. */
function AskedNumber({ asked, texts }: { asked: string; texts: Texts }) {
  const number = asked.toUpperCase()
  const laudo = useLaudos().find(({ slug }) => laudoNumber(slug) === number)
  return laudo ? (
    <LaudoFacts laudo={laudo} texts={texts}>
      <p>{texts.onlyNumber}</p>
    </LaudoFacts>
  ) : (
    <VerdictBox tone="no" title={fillPlaces(texts.noNumber, { numero: number })}>
      <p>{texts.noNumberText}</p>
    </VerdictBox>
  )
}

interface LaudoFactsProps {
  laudo: LaudoView
  texts: Texts
  children: ReactNode
}

function LaudoFacts({ laudo, texts, children }: LaudoFactsProps) {
  const { slug, issuedOn, kind, status = 'válido', statusOn = issuedOn, replacedBy } = laudo
  return (
    <VerdictBox
      tone={status === 'válido' ? 'yes' : status === 'revogado' ? 'no' : 'open'}
      title={fillPlaces(texts.titles[status], { data: formatShortDate(issuedOn) })}
    >
      <dl className="num">
        <dt>{texts.number}</dt>
        <dd>{laudoNumber(slug)}</dd>
        <dt>{texts.kind}</dt>
        <dd>{kind}</dd>
        <dt>{texts.state}</dt>
        <dd>{fillPlaces(texts.states[status], { data: formatShortDate(statusOn) })}</dd>
        {replacedBy && (
          <>
            <dt>{texts.successor}</dt>
            <dd>{laudoNumber(replacedBy)}</dd>
          </>
        )}
      </dl>
      {children}
    </VerdictBox>
  )
}
