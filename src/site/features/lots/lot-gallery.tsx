import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { statusOf } from '../../../content/lots/listing'
import { webpAddress } from '../../../content/picture-address'
import type { LotDetails, Picture } from '../../../content/views'
import { useLotPage, useLotsPage } from '../../content'
import { afterFrame } from '../../lib/after-frame'
import { Footprint, PictureView } from '../../ui/picture'
import { photoOf, PHOTO_ROW, PHOTOS, ZOOM } from './labels'
import { stateOf } from './lot-state'
import X from 'lucide-react/icons/x'
import { Button } from '../../ui/button'

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
  const { purchase } = useLotPage()
  const list = useLotsPage()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const isSold = statusOf(lot) === 'vendido'
  const several = photos.length > 1
  const shown = photos[current] ?? photos[0]

  const show = (index: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: index * row.current.clientWidth, ...(behavior && { behavior }) })
  // The visitor may have scrolled the row before the application ran.
  useEffect(() => afterFrame(() => row.current && setCurrent(shownIn(row.current))), [row])

  return (
    <>
      <section
        className={`lot-gallery${isSold ? ' lot-gallery-sold' : ''}`}
        aria-label={PHOTOS}
        data-alive={several || undefined}
      >
        <ul
          className="lot-gallery-row"
          ref={row}
          onScroll={({ currentTarget }) => setCurrent(shownIn(currentTarget))}
          // A row that scrolls must be reachable by keyboard, which not every browser provides.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={several ? 0 : undefined}
          aria-label={several ? PHOTO_ROW : undefined}
        >
          <Photos photos={photos} symbol={list.categories[lot.category].slice(0, 2)} />
        </ul>
        {shown && !isSold && <ZoomLink photo={shown} onZoom={() => setZoomed(true)} />}
        {several && <Turns current={current} count={photos.length} onShow={show} />}
        {isSold && <p className="lot-gallery-ribbon num">{stateOf(lot, list)}</p>}
      </section>
      {several && <Thumbnails photos={photos} current={current} onShow={show} />}
      {!isSold && (
        <p className="small muted mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 print:hidden">
          {lot.illustrative && shown && <span>{list.card.illustrativeNote}</span>}
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
  onShow: (index: number) => void
}

const TURNS = [
  ['previous', -1, ChevronLeft],
  ['next', 1, ChevronRight],
] as const

/** Arrows to the photos before and after, and the position: «2 / 6». */
function Turns({ current, count, onShow }: TurnsProps) {
  const { gallery } = useLotPage()
  return (
    <>
      {TURNS.map(([way, step, Icon]) => (
        <button
          key={way}
          type="button"
          className={`icon-square lot-gallery-button lot-gallery-${way} needs-script`}
          aria-label={gallery[`${way}Button`]}
          aria-disabled={current === (step < 0 ? 0 : count - 1)}
          onClick={() => onShow(current + step)}
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

interface ThumbnailsProps extends Pick<TurnsProps, 'current' | 'onShow'> {
  photos: readonly Picture[]
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

interface Props {
  photos: readonly Picture[]
  start: number
  /** Called with the index of the photo in view. */
  onClose: (index: number) => void
}

/** The style sheet says the same. */
const ZOOM_SIZES = '(max-width: 767px) 200vw, 100vw'

/** A photo wider than the screen begins with its middle, where the lot is. */
const showMiddle = ({ currentTarget: box }: SyntheticEvent) =>
  box.scrollTo({ left: (box.scrollWidth - box.clientWidth) / 2, behavior: 'instant' })

/**
 * Photos as large as the window; on a phone twice as wide, to be moved with a finger. Arrow keys
 * turn; Esc closes, and the browser restores the focus.
 */
function LotZoom({ photos, start, onClose }: Props) {
  const { gallery } = useLotPage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  const last = photos.length - 1
  const turn = (step: number) => setIndex((at) => Math.min(Math.max(at + step, 0), last))
  const photo = photos[index]
  const words = photoOf(index + 1, photo?.alt ?? '', photos.length)
  return (
    <dialog
      ref={dialog}
      className="lot-zoom dark"
      aria-label={words}
      onClose={() => onClose(index)}
      onKeyDown={({ key }) => turn(Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'))}
    >
      <div className="flex min-h-15 items-center justify-between gap-4 px-5">
        <p aria-live="polite">{words}</p>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          <X className="icon" aria-hidden="true" />
          {gallery.closeButton}
        </Button>
      </div>
      <div
        className="lot-zoom-photo grid min-h-0 place-items-center max-md:justify-items-start"
        onLoadCapture={showMiddle}
      >
        <PictureView key={index} {...(photo && { picture: photo })} sizes={ZOOM_SIZES} priority />
      </div>
      {last > 0 && (
        <div className="flex min-h-15 justify-center gap-4 pb-2">
          <Button variant="ghost" aria-disabled={index === 0} onClick={() => turn(-1)}>
            {gallery.previousButton}
          </Button>
          <Button variant="ghost" aria-disabled={index === last} onClick={() => turn(1)}>
            {gallery.nextButton}
          </Button>
        </div>
      )}
    </dialog>
  )
}
