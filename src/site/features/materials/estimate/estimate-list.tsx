import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { useContent } from '../../../content'
import { ChatLink } from '../../../handoff/chat-link'
import { estimateQuoteText } from '../../../handoff/message/chat-links'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { stringifySearch } from '../../../lib/search-text'
import { formatMoney, formatWeight } from '../../../lib/format'
import { Button, buttonClass } from '../../../ui/button'
import { FieldFault } from '../../../ui/fields'
import { ShareLink } from '../../../ui/share-link'
import { showToast } from '../../../ui/toast'
import { SCRAP_PATH } from '../shared/addresses'
import { APPROXIMATE, Result } from '../shared/calculator'
import { countMaterials, ESTIMATE_PLACE, weightId } from '../shared/estimate'
import {
  addLine,
  changeLine,
  clearEstimate,
  type Estimate,
  focusSoon,
  removeLine,
  writeLines,
} from '../shared/estimate-store'

/** The estimate of several materials: its lines, its total, and the ways to hand it on. */
export function EstimateList({ estimate: { lines, sum } }: { estimate: Estimate }) {
  const company = useContent('company')
  const messages = useContent('messages')
  const mail = usePreparedMessage(ESTIMATE_PLACE)
  const isWorth = sum.lines.length > 0
  const request = { kind: 'estimate', ...sum } as const
  const search = stringifySearch({ carga: writeLines(lines) })
  return (
    <section
      className="estimate-list motif-card px-5 pt-4 pb-6 md:px-8 md:pt-6"
      aria-labelledby="carga"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="carga" className="text-h3">
          Sua estimativa
        </h2>
        <Button
          variant="link"
          className="min-h-11"
          onClick={() => {
            clearEstimate()
            focusSoon(UNDO)
          }}
        >
          Limpar
        </Button>
      </div>
      <ol className="mt-2">
        {lines.map((line, index) => (
          <Line key={line.id} line={line} number={index + 1} lines={lines} />
        ))}
      </ol>
      <button
        type="button"
        className="btn mt-1 w-full border-dashed border-field-line text-mask-600 hover:border-solid hover:bg-mask-100"
        onClick={addLine}
      >
        <Plus className="icon" aria-hidden="true" />
        Incluir material
      </button>
      <div role="status" className="empty:absolute">
        {isWorth && (
          <div className="mt-8">
            <Result label="Total estimado" value={sum.estimate}>
              <p className="hint">
                <span translate="no">
                  {formatWeight(sum.weightKg)} em {countMaterials(sum.lines.length)}.
                </span>{' '}
                {APPROXIMATE}
              </p>
            </Result>
          </div>
        )}
      </div>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
        <ChatLink
          className={buttonClass(isWorth ? 'default' : 'outline', 'col-span-full')}
          use="scrapQuote"
          text={estimateQuoteText(messages, company, sum)}
        >
          Pedir cotação
        </ChatLink>
        {isWorth && (
          <>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer className="icon" aria-hidden="true" />
              Imprimir
            </Button>
            <a
              className={buttonClass('ghost')}
              href={mail.href(request)}
              onClick={() => {
                mail.keep(request)
                showToast('mailClientOpening')
              }}
            >
              <Mail className="icon" aria-hidden="true" />
              Pedir por e-mail
            </a>
          </>
        )}
        <ShareLink
          title="Sua estimativa"
          url={new URL(SCRAP_PATH + search, location.href).href}
          texts={SHARE}
          note="hint col-span-full"
        />
      </div>
    </section>
  )
}

/** A pressed button disappears with what it removes; the focus moves on to bringing it back. */
const UNDO = '.estimate-notice button'

const SHARE = {
  shareButton: 'Compartilhar',
  copied: 'Link da lista copiado.',
  notCopied: 'O navegador não deixou copiar. O link da lista:',
}

interface LineProps {
  line: Estimate['lines'][number]
  /** Position in the list, from 1. */
  number: number
  lines: Estimate['lines']
}

/** A line of the estimate: material, weight as typed, and its value as soon as the weight can be read. */
function Line({ line, number, lines }: LineProps) {
  const { id, material, weight, quoted, fault } = line
  // Its own material, and those that no other line has.
  const materials = useContent('materials').filter(({ slug }) =>
    lines.every((other) => other === line || other.slug !== slug),
  )
  const faultId = useId()
  const name = material?.name ?? `material ${number}`

  return (
    <li className="estimate-line grid grid-cols-[min(8rem,42%)_minmax(0,1fr)_44px] items-center gap-2 border-t border-hair py-3">
      <select
        className="input col-span-2 text-ellipsis"
        name={`material-${id}`}
        aria-label={`Material ${number}`}
        value={material?.slug ?? ''}
        onChange={({ target }) => changeLine(id, { slug: target.value })}
      >
        {!material && <option value="">Escolha o material</option>}
        {materials.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="estimate-line-remove grid size-11 place-items-center rounded-control text-ink-muted hover:bg-backdrop hover:text-danger"
        aria-label={`Tirar ${name}`}
        onClick={() => {
          removeLine(line)
          focusSoon(UNDO)
        }}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
      <div className="field-affix">
        <input
          id={material && weightId(material.slug)}
          className="input num text-right"
          name={`peso-${id}`}
          aria-label={`Peso de ${name}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={weight}
          onChange={({ target }) => changeLine(id, { weight: target.value })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && faultId}
        />
        <span aria-hidden="true">kg</span>
      </div>
      <p
        className="num col-span-2 flex flex-wrap items-baseline justify-between gap-x-3 pl-1.5 text-small text-ink-muted"
        translate="no"
      >
        <span>{material && `× ${formatMoney(material.pricePerKg)}`}</span>
        <b className="text-h4 text-ink">{quoted ? formatMoney(quoted.estimate) : '–'}</b>
      </p>
      <div className="col-span-full has-[.field-fault:empty]:absolute">
        <FieldFault id={faultId} text={fault} />
      </div>
    </li>
  )
}
