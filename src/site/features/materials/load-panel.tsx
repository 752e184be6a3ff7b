import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { loadQuoteText, whatsappHref } from '../../handoff/message/chat-links'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { countWords, formatMoney, formatWeight } from '../../lib/format'
import { fillPlaces } from '../../lib/fill-places'
import { useCompany, useMessages, useShell } from '../../content'
import { Button, buttonClass } from '../../ui/button'
import { showToast } from '../../ui/toast'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import type { Load } from './load'
import { LoadLineRow } from './load-line-row'
import { LoadShare } from './load-share'
import { addToLoad, clearLoad, removeLine } from './load-store'
import { LOAD_PLACE, quotedLoad } from './quoted-load'

interface Props {
  load: Load
  materials: readonly MaterialView[]
  page: Pick<ScrapPageView, 'calculator' | 'load'>
  /** Of the prices, AAAA-MM-DD. */
  day: string
}

/** The estimate of a load of several materials: its lines, its total, and the ways to hand it on. */
export function LoadPanel({ load, materials, page: { calculator, load: texts }, day }: Props) {
  const company = useCompany()
  const messages = useMessages()
  const { toasts } = useShell()
  const mail = usePreparedMessage(LOAD_PLACE)
  const include = useRef<HTMLButtonElement>(null)
  const { lines, counted, kg, value } = load
  const quoted = quotedLoad(load, day)
  const free = materials.filter(({ slug }) => lines.every((line) => line.slug !== slug))

  const remove = (id: number) => {
    removeLine(id)
    // The button goes away with its line.
    include.current?.focus()
  }

  return (
    <section className="load-panel" aria-labelledby="carga">
      <div className="load-panel-head">
        <h2 id="carga">{texts.title}</h2>
        <Button variant="link" onClick={clearLoad}>
          {texts.clearButton}
        </Button>
      </div>
      <ol>
        {lines.map((line, index) => (
          <LoadLineRow
            key={line.id}
            line={line}
            number={index + 1}
            texts={calculator}
            onRemove={remove}
            materials={materials.filter(
              ({ slug }) => slug === line.slug || free.some((other) => other.slug === slug),
            )}
          />
        ))}
      </ol>
      <button
        type="button"
        ref={include}
        className={buttonClass(undefined, 'load-panel-include')}
        aria-disabled={free.length === 0 || undefined}
        onClick={() => {
          if (free.length > 0) addToLoad('', '', { focus: true })
        }}
      >
        <Plus className="icon" aria-hidden="true" />
        {texts.includeButton}
      </button>
      <div role="status">
        {counted.length > 0 && (
          <div className="calculator-result num">
            <span className="silk">{texts.totalLabel}</span>
            <strong className="figure">{formatMoney(value)}</strong>
            <p className="hint">
              {fillPlaces(texts.summary, {
                peso: formatWeight(kg),
                materiais: countWords(counted.length, texts.materials),
              })}{' '}
              {calculator.note}
            </p>
          </div>
        )}
      </div>
      <div className="load-panel-ways">
        <a
          className={buttonClass(counted.length > 0 ? 'default' : 'outline')}
          href={whatsappHref(
            company.whatsapp,
            loadQuoteText(messages, company, quoted),
            messages.whatsapp.shortened,
          )}
          target="_blank"
          rel="noopener"
        >
          <WhatsAppIcon />
          {calculator.quoteButton}
        </a>
        {counted.length > 0 && (
          <>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer className="icon" aria-hidden="true" />
              {texts.printButton}
            </Button>
            <a
              className={buttonClass('ghost')}
              href={mail.href({ kind: 'load', ...quoted })}
              onClick={() => {
                mail.keep({ kind: 'load', ...quoted })
                showToast(toasts.mailClientOpening)
              }}
            >
              <Mail className="icon" aria-hidden="true" />
              {texts.mailButton}
            </a>
          </>
        )}
        <LoadShare lines={lines} texts={texts} />
      </div>
    </section>
  )
}
