import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { webpAddress } from '../../../content/picture-address'
import type { LotDetails, LotPageView, Picture } from '../../../content/views'
import { afterFrame } from '../../lib/after-frame'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'
import { photoOf, PHOTO_ROW, PHOTOS, ZOOM } from './labels'
import { LotZoom } from './lot-zoom'

interface Props {
  lot: Pick<LotDetails, 'photos' | 'illustrative'>
  texts: Pick<LotPageView, 'purchase' | 'gallery'>
  /** Text below a picture that is an illustration. */
  note: string
  /** Text across the pictures of a sold lot, which are grey and cannot be enlarged. */
  ribbon?: string | undefined
  /** Two letters on the drawing in place of a missing photo. */
  symbol: string
}

const SIZES = '(max-width: 1023px) 100vw, 690px'
/** Index of the photo in view. */
const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / Math.max(1, clientWidth))

/**
 * A lot's photos in a row that scrolls by whole photos. It works without scripts: thumbnails are links to the
 * photos, and the zoom is a link to the file.
 */
export function LotGallery({ lot: { photos, illustrative }, texts, note, ribbon, symbol }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const [first] = photos
  const several = photos.length > 1
  const shown = photos[current] ?? first

  const show = (index: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: index * row.current.clientWidth, ...(behavior && { behavior }) })
  // The visitor may have scrolled the row before the application ran.
  useEffect(
    () =>
      afterFrame(() => {
        if (row.current) setCurrent(shownIn(row.current))
      }),
    [row],
  )

  return (
    <>
      <section
        className={`lot-gallery${ribbon ? ' lot-gallery-sold' : ''}`}
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
          <Photos photos={photos} symbol={symbol} />
        </ul>
        {shown && !ribbon && <ZoomLink photo={shown} onZoom={() => setZoomed(true)} />}
        {several && (
          <Turns current={current} count={photos.length} texts={texts.gallery} onShow={show} />
        )}
        {ribbon && <p className="lot-gallery-ribbon num">{ribbon}</p>}
      </section>
      {several && <Thumbnails photos={photos} current={current} onShow={show} />}
      {!ribbon && (
        <p className="lot-gallery-note small muted">
          {illustrative && first && <span>{note}</span>}
          <span>{texts.purchase.photoNote}</span>
        </p>
      )}
      {isZoomed && (
        <LotZoom
          photos={photos}
          texts={texts.gallery}
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
const Photos = ({ photos, symbol }: { photos: readonly Picture[]; symbol: string }) => (
  <>
    {photos.map((photo, index) => (
      <li key={index} id={`foto-${index + 1}`}>
        <PictureView
          picture={photo}
          sizes={SIZES}
          priority={index === 0}
          fallback={<Footprint symbol={symbol} />}
        />
      </li>
    ))}
    {photos.length === 0 && (
      <li>
        <Footprint symbol={symbol} />
      </li>
    )}
  </>
)

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
  texts: LotPageView['gallery']
  onShow: (index: number) => void
}

/** Arrows to the photos before and after, and the position: «2 / 6». */
const Turns = ({ current, count, texts, onShow }: TurnsProps) => (
  <>
    <button
      type="button"
      className="icon-square lot-gallery-button lot-gallery-previous needs-script"
      aria-label={texts.previousButton}
      aria-disabled={current === 0}
      onClick={() => onShow(current - 1)}
    >
      <ChevronLeft className="icon" aria-hidden="true" />
    </button>
    <button
      type="button"
      className="icon-square lot-gallery-button lot-gallery-next needs-script"
      aria-label={texts.nextButton}
      aria-disabled={current === count - 1}
      onClick={() => onShow(current + 1)}
    >
      <ChevronRight className="icon" aria-hidden="true" />
    </button>
    <span className="lot-gallery-count num needs-script">
      {current + 1} / {count}
    </span>
  </>
)

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
