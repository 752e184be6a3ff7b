import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { useEffect, useRef, useState, type UIEvent } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { statusOf } from '../../../content/lots/listing'
import { webpAddress } from '../../../content/picture-address'
import type { LotDetails, Picture } from '../../../content/views'
import { LOT_CATEGORY_NAMES } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { afterFrame } from '../../lib/after-frame'
import { Footprint, PictureView } from '../../ui/picture'
import { photoOf, PHOTO_ROW, PHOTOS, ZOOM } from './labels'
import { stateOf } from './shared/lot-badges'
import { LotZoom } from './lot-zoom'

const SIZES = '(max-width: 1023px) 100vw, 690px'
/** Index of the photo in view. */
const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / Math.max(1, clientWidth))

/**
 * A lot's photos in a row that scrolls by whole photos; those of a sold lot are grey and cannot be
 * enlarged. It works without scripts: thumbnails are links to the photos, and the zoom is a link to
 * the file.
 */
export function LotGallery({ lot }: { lot: LotDetails }) {
  const { photos } = lot
  const { purchase } = useContent('lot-page')
  const { row, current, show, turn, handlers } = usePhotoRow(photos.length)
  const [isZoomed, setZoomed] = useState(false)
  const isSold = statusOf(lot) === 'vendido'
  const several = photos.length > 1
  const shown = photos[current] ?? photos[0]

  return (
    <>
      <section className={`lot-gallery${isSold ? ' lot-gallery-sold' : ''}`} aria-label={PHOTOS}>
        <ul
          className="lot-gallery-row"
          ref={row}
          {...handlers}
          // A row that scrolls must be reachable by keyboard, which not every browser provides.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={several ? 0 : undefined}
          aria-label={several ? PHOTO_ROW : undefined}
        >
          <Photos photos={photos} symbol={LOT_CATEGORY_NAMES[lot.category].slice(0, 2)} />
        </ul>
        {shown && !isSold && <ZoomLink photo={shown} onZoom={() => setZoomed(true)} />}
        {several && <Turns current={current} count={photos.length} onTurn={turn} />}
        {isSold && <p className="lot-gallery-ribbon num">{stateOf(lot)}</p>}
      </section>
      {several && <Thumbnails photos={photos} current={current} onShow={show} />}
      {!isSold && (
        <p className="small muted mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 print:hidden">
          {lot.illustrative && shown && <span>Imagem ilustrativa</span>}
          <span>{purchase.photoNote}</span>
        </p>
      )}
      {isZoomed && (
        <LotZoom
          photos={photos}
          start={current}
          onClose={(index) => {
            setZoomed(false)
            show(index, 'instant')
          }}
        />
      )}
    </>
  )
}

/** The row of `count` photos: which one is in view, and how to go to another. */
function usePhotoRow(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // The photo to which the row is moving, so that a second press continues from there.
  const target = useRef<number>(undefined)
  const show = (index: number, behavior?: ScrollBehavior) => {
    if (!row.current) return
    target.current = index === shownIn(row.current) ? undefined : index
    row.current.scrollTo({ left: index * row.current.clientWidth, ...(behavior && { behavior }) })
  }
  // The visitor may have scrolled the row before the application ran.
  useEffect(() => afterFrame(() => row.current && setCurrent(shownIn(row.current))), [row])
  return {
    row,
    current,
    show,
    turn: (step: number) =>
      show(Math.min(Math.max((target.current ?? current) + step, 0), count - 1)),
    handlers: {
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
        const index = shownIn(currentTarget)
        if (index === target.current) target.current = undefined
        setCurrent(index)
      },
      // A visitor who drags the row decides where it stops.
      onPointerDown: () => {
        target.current = undefined
      },
    },
  }
}

/** The photos, or a drawing where there are none. */
function Photos({ photos, symbol }: { photos: readonly Picture[]; symbol: string }) {
  const drawing = <Footprint symbol={symbol} />
  if (photos.length === 0) return <li>{drawing}</li>
  return photos.map((photo, index) => (
    <li key={index} id={`foto-${index + 1}`}>
      <PictureView picture={photo} sizes={SIZES} priority={index === 0} fallback={drawing} />
    </li>
  ))
}

/** Opens the zoom; without scripts, the file. */
const ZoomLink = ({ photo, onZoom }: { photo: Picture; onZoom: () => void }) => (
  <a
    className="icon-square lot-gallery-button lot-gallery-zoom"
    href={'href' in photo ? photo.href : webpAddress(photo)}
    onClick={(event) => {
      event.preventDefault()
      onZoom()
    }}
    data-stays=""
    aria-label={ZOOM}
  >
    <ZoomIn className="icon" aria-hidden="true" />
  </a>
)

interface TurnsProps {
  /** Index of the photo in view. */
  current: number
  count: number
  /** Called with 1 or -1. */
  onTurn: (step: number) => void
}

const TURNS = [
  ['previous', -1, ChevronLeft],
  ['next', 1, ChevronRight],
] as const

/** Arrows to the photos before and after, and the position: «2 / 6». */
function Turns({ current, count, onTurn }: TurnsProps) {
  const { gallery } = useContent('lot-page')
  return (
    <>
      {TURNS.map(([way, step, Icon]) => (
        <button
          key={way}
          type="button"
          className={`icon-square lot-gallery-button lot-gallery-${way} needs-script`}
          aria-label={gallery[`${way}Button`]}
          aria-disabled={current === (step < 0 ? 0 : count - 1)}
          onClick={() => onTurn(step)}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      ))}
      <span className="lot-gallery-count num needs-script">
        {current + 1} / {count}
      </span>
    </>
  )
}

interface ThumbnailsProps extends Pick<TurnsProps, 'current'> {
  photos: readonly Picture[]
  onShow: (index: number) => void
}

function Thumbnails({ photos, current, onShow }: ThumbnailsProps) {
  const hydrated = useHydrated()
  return (
    <ul className="lot-gallery-thumbnails">
      {photos.map((photo, index) => (
        <li key={index}>
          <a
            href={`#foto-${index + 1}`}
            data-stays=""
            aria-current={hydrated && index === current ? true : undefined}
            aria-label={photoOf(index + 1, photo.alt)}
            onClick={(event) => {
              event.preventDefault()
              onShow(index)
            }}
          >
            <PictureView picture={{ ...photo, alt: '' }} sizes="80px" widest={320} />
          </a>
        </li>
      ))}
    </ul>
  )
}
