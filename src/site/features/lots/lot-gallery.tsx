import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
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
  /** Says that a picture is an illustration. */
  note: string
  /** Over the pictures of a sold lot, which are grey and cannot be enlarged. */
  ribbon?: string | undefined
  /** For the drawing in place of a missing photo. */
  symbol: string
}

const SIZES = '(max-width: 1023px) 100vw, 690px'
/** Index of the photo that a row shows. */
const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / Math.max(1, clientWidth))

const largest = (picture: Picture) => ('href' in picture ? picture.href : webpAddress(picture))

/** A lot's photos in a row that snaps: thumbnails are links and the zoom a link to the file, so all of it works without script. */
export function LotGallery({ lot: { photos, illustrative }, texts, note, ribbon, symbol }: Props) {
  const hydrated = useHydrated()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const [first] = photos
  const several = photos.length > 1

  const show = (index: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: index * row.current.clientWidth, ...(behavior && { behavior }) })
  // It may have been turned before the application came.
  useEffect(
    () =>
      afterFrame(() => {
        if (row.current) setCurrent(shownIn(row.current))
      }),
    [row],
  )
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }
  const zoom = (event: MouseEvent) => {
    event.preventDefault()
    setZoomed(true)
  }
  const shown = photos[current] ?? first

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
          // A row that scrolls must be reachable by keyboard, and not every browser sees to it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={several ? 0 : undefined}
          aria-label={several ? PHOTO_ROW : undefined}
        >
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
          {!first && (
            <li>
              <Footprint symbol={symbol} />
            </li>
          )}
        </ul>
        {shown && !ribbon && (
          <a
            className="lot-gallery-button lot-gallery-zoom"
            href={largest(shown)}
            onClick={zoom}
            data-stays=""
            aria-label={ZOOM}
          >
            <ZoomIn className="icon" aria-hidden="true" />
          </a>
        )}
        {several && (
          <>
            <button
              type="button"
              className="lot-gallery-button lot-gallery-previous needs-script"
              aria-label={texts.gallery.previousButton}
              aria-disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <ChevronLeft className="icon" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="lot-gallery-button lot-gallery-next needs-script"
              aria-label={texts.gallery.nextButton}
              aria-disabled={current === photos.length - 1}
              onClick={() => show(current + 1)}
            >
              <ChevronRight className="icon" aria-hidden="true" />
            </button>
            <span className="lot-gallery-count num needs-script">
              {current + 1} / {photos.length}
            </span>
          </>
        )}
        {ribbon && <p className="lot-gallery-ribbon num">{ribbon}</p>}
      </section>
      {several && (
        <ul className="lot-gallery-thumbnails">
          {photos.map((photo, index) => (
            <li key={index}>
              <a
                href={`#foto-${index + 1}`}
                data-stays=""
                aria-current={hydrated && index === current ? true : undefined}
                aria-label={photoOf(index + 1, photo.alt)}
                onClick={(event) => choose(event, index)}
              >
                <PictureView picture={{ ...photo, alt: '' }} sizes="80px" widest={320} />
              </a>
            </li>
          ))}
        </ul>
      )}
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
