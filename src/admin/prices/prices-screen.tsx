import { useEffect, useMemo, useRef, useState } from 'react'
import { MATERIAL_GROUP_NAMES, MATERIAL_GROUPS } from '../../content/vocabulary'
import { formatLongDate } from '../../site/lib/format'
import { copyText, openShareSheet } from '../../site/lib/share-text'
import { SmallButton } from '../form/field-frame'
import type { Workplace } from '../screens/use-save'
import { DAY_PRICES, statusOf, type Status } from './day-prices'
import { drawStatus, STATUS_FONTS, STATUS_SIZE } from './draw-status'
import { PriceForm } from './price-form'
import { usePrices } from './use-prices'

/** All materials on one screen, and one save; the picture and the text for WhatsApp beside it. */
export function PricesScreen(props: Workplace) {
  const { content } = props
  const prices = usePrices(DAY_PRICES, props)
  const { today } = prices
  const status = useMemo(() => statusOf(content, today), [content, today])
  return (
    <div className="ed-columns">
      <PriceForm
        label="Preços de hoje"
        hint={`${formatLongDate(today)}. Em cinza, o último preço. Campo vazio: o preço continua.`}
        prices={prices}
        groups={MATERIAL_GROUPS.map((group) => [group, MATERIAL_GROUP_NAMES[group]])}
        renderStatus={({ row }) => row.status}
      />
      <aside aria-label="Para o WhatsApp">{status && <WhatsAppPart status={status} />}</aside>
    </div>
  )
}

/** Draws the picture, and shares it with the text, or copies the text. */
function useStatus(status: Status) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLPreElement>(null)
  const [said, setSaid] = useState('')
  /** The drawn picture as an address. */
  const [href, setHref] = useState<string>()

  useEffect(() => {
    let current = true
    // A canvas does not wait for a font. When it cannot be loaded, the picture is drawn with
    // another font.
    void Promise.allSettled(STATUS_FONTS.map((font) => document.fonts.load(font))).then(() => {
      const pen = canvas.current?.getContext('2d')
      if (!current || !pen) return
      drawStatus(pen, status)
      setHref(pen.canvas.toDataURL())
    })
    return () => {
      current = false
    }
  }, [status])

  const fileName = `precos-${status.day}.png`
  const share = async () => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve))
    if (!blob) return
    const picture = new File([blob], fileName, { type: 'image/png' })
    const data = { files: [picture], text: status.text }
    const isShared = canShare && navigator.canShare(data) && (await openShareSheet(data))
    if (!isShared)
      setSaid(
        (await copyText(status.text, text.current))
          ? 'Texto copiado.'
          : 'O navegador não deixou copiar: o texto está marcado, copie com Ctrl+C.',
      )
  }
  return { canvas, text, said, href, fileName, share }
}

const canShare = 'canShare' in navigator

const PASTE =
  'mt-4 max-h-48 overflow-auto bg-white text-[0.875rem] font-[family-name:inherit] whitespace-pre-wrap'

/** The saved prices as a picture for a WhatsApp status and as a text to paste. */
function WhatsAppPart({ status }: { status: Status }) {
  const { canvas, text, said, href, fileName, share } = useStatus(status)
  const count = status.groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const label = `Imagem com ${count} preços: ${status.title}, ${status.subtitle}`
  return (
    <section className="ed-card" aria-labelledby="para-o-whatsapp">
      <h2 id="para-o-whatsapp" className="ed-h2">
        Para o WhatsApp
      </h2>
      <div className="grid grid-cols-[135px_minmax(0,1fr)] items-center gap-4">
        <canvas
          ref={canvas}
          className="h-60 w-[135px] rounded-control"
          {...STATUS_SIZE}
          role="img"
          aria-label={label}
        />
        <div className="ed-tools">
          <p className="hint">
            Os {count} preços salvos, do tamanho do status. As setas comparam com o preço anterior;
            o painel do site, com a média do mês anterior.
          </p>
          <SmallButton onPress={() => void share()}>
            {canShare ? 'Compartilhar' : 'Copiar o texto'}
          </SmallButton>
          <a className="ed-small" href={href} download={fileName}>
            Baixar a imagem
          </a>
          <p className="hint" role="status">
            {said}
          </p>
        </div>
      </div>
      {/* The keyboard must reach what scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={PASTE} tabIndex={0} aria-label="Texto para colar" ref={text}>
        {status.text}
      </pre>
    </section>
  )
}
