import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import { webpAddress } from '../../../../content/views/picture-address'
import type { LotDetails, Picture } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { Button } from '../../../ui/button'
import { Footprint, PictureView } from '../../../ui/picture'
import { stateOf } from '../shared/lot-parts'

const TURNS = [
  { label: 'Foto anterior', step: -1, Icon: ChevronLeft, side: 'left-4' },
  { label: 'Próxima foto', step: 1, Icon: ChevronRight, side: 'right-4' },
] as const

/** Time without scrolling after which the row counts as at rest, in ms. */
const REST = 100

/** A row of photos that scrolls by whole photos: which one is in view, and how to go to another. */
function usePhotoRow(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const rest = useRef(0)
  const look = () => {
    if (row.current) setCurrent(Math.round(row.current.scrollLeft / (row.current.clientWidth || 1)))
  }
  // The visitor may have scrolled the row before the application ran.
  useEffect(look, [])
  /** A second press continues from the photo to which the row is still moving. */
  const show = (index: number, behavior?: ScrollBehavior) => {
    const next = Math.min(Math.max(index, 0), count - 1)
    setCurrent(next)
    row.current?.scrollTo({ left: next * row.current.clientWidth, ...(behavior && { behavior }) })
  }
  const onScroll = () => {
    clearTimeout(rest.current)
    rest.current = window.setTimeout(look, REST)
  }
  return { row, current, show, onScroll }
}

/**
 * A lot's photos in a row that scrolls by whole photos; those of a sold lot are grey and cannot be
 * enlarged. It works without scripts: thumbnails are links to the photos, and the zoom is a link to
 * the file.
 */
export function LotGallery({ lot }: { lot: LotDetails }) {
  const { photos } = lot
  const { purchase } = useContent('lot-page')
  const { row, current, show, onScroll } = usePhotoRow(photos.length)
  const [isZoomed, setZoomed] = useState(false)
  const isSold = statusOf(lot) === 'vendido'
  const several = photos.length > 1
  const shown = photos[current]
  const drawing = <Footprint symbol={LOT_CATEGORY_NAMES[lot.category].slice(0, 2)} />
  return (
    <>
      <section
        className="relative overflow-clip rounded-card border border-hair bg-backdrop max-md:-mx-margin max-md:rounded-none max-md:border-x-0 print:mx-0"
        aria-label="Fotos do lote"
      >
        <ul
          className={`grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto -outline-offset-4 [scrollbar-width:none] *:snap-start motion-safe:scroll-smooth print:[&>:not(:first-child)]:hidden [&_:is(img,svg)]:block [&_:is(img,svg)]:aspect-4/3 [&_:is(img,svg)]:w-full [&_:is(img,svg)]:object-cover ${isSold ? 'opacity-70 grayscale' : ''}`}
          ref={row}
          onScroll={onScroll}
          // A row that scrolls must be reachable by keyboard, which not every browser provides.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={several ? 0 : undefined}
          aria-label={several ? 'Fotos, lado a lado' : undefined}
        >
          {photos.length === 0 && <li>{drawing}</li>}
          {photos.map((photo, index) => (
            <li key={index} id={`foto-${index + 1}`}>
              <PictureView
                picture={photo}
                sizes="(max-width: 1023px) 100vw, 690px"
                priority={index === 0}
                fallback={drawing}
              />
            </li>
          ))}
        </ul>
        {shown && !isSold && (
          <a
            className="icon-square top-4 right-4 hover:border-mask-600 print:hidden"
            href={'href' in shown ? shown.href : webpAddress(shown)}
            onClick={(event) => {
              event.preventDefault()
              setZoomed(true)
            }}
            data-stays=""
            aria-label="Ampliar a foto"
          >
            <ZoomIn className="icon" aria-hidden="true" />
          </a>
        )}
        {several &&
          TURNS.map(({ label, step, Icon, side }) => (
            <button
              key={label}
              type="button"
              className={`icon-square needs-script top-[calc(50%-22px)] hover:border-mask-600 aria-disabled:cursor-default aria-disabled:opacity-45 max-md:hidden print:hidden ${side}`}
              aria-label={label}
              aria-disabled={!photos[current + step]}
              onClick={() => show(current + step)}
            >
              <Icon className="icon" aria-hidden="true" />
            </button>
          ))}
        {several && (
          <span
            className="num needs-script absolute right-4 bottom-4 rounded-badge bg-mask-950 px-2.5 py-1 text-caption text-on-dark print:hidden"
            translate="no"
          >
            {current + 1} / {photos.length}
          </span>
        )}
        {isSold && (
          <p className="num absolute bottom-0 left-0 rounded-tr-card bg-mask-950 px-4 py-3 text-small font-bold text-on-dark">
            {stateOf(lot)}
          </p>
        )}
      </section>
      {several && <Thumbnails photos={photos} current={current} onShow={show} />}
      {!isSold && (
        <p className="small muted mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 print:hidden">
          {lot.illustrative && shown && <span>Imagem ilustrativa</span>}
          <span>{purchase.photoNote}</span>
        </p>
      )}
      {isZoomed && (
        <Zoom
          photos={photos}
          current={current}
          onShow={(index) => show(index, 'instant')}
          onClose={() => setZoomed(false)}
        />
      )}
    </>
  )
}

interface PhotosProps {
  photos: readonly Picture[]
  /** Index of the photo in view. */
  current: number
  onShow: (index: number) => void
}

const Thumbnails = ({ photos, current, onShow }: PhotosProps) => (
  <ul className="mt-2 flex gap-2 overflow-x-auto py-px [scrollbar-width:none] max-md:-mx-margin max-md:px-margin md:grid md:grid-cols-8 print:hidden">
    {photos.map((photo, index) => (
      <li key={index} className="max-md:w-16 max-md:flex-none">
        <a
          className="block overflow-clip rounded-control border border-hair bg-backdrop hover:border-mask-600 aria-current:border-mask-600 aria-current:ring-1 aria-current:ring-mask-600"
          href={`#foto-${index + 1}`}
          data-stays=""
          aria-current={index === current || undefined}
          aria-label={`Foto ${index + 1}: ${photo.alt}`}
          onClick={(event) => {
            event.preventDefault()
            onShow(index)
          }}
        >
          <PictureView
            className="block aspect-4/3 w-full object-cover"
            picture={{ ...photo, alt: '' }}
            sizes="80px"
            widest={320}
          />
        </a>
      </li>
    ))}
  </ul>
)

/**
 * The photo as large as the window; on a phone twice as wide, to be moved with a finger. Arrow keys
 * turn; Esc closes, and the browser restores the focus.
 */
function Zoom({ photos, current, onShow, onClose }: PhotosProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const photo = photos[current]
  const words = `Foto ${current + 1} de ${photos.length}: ${photo?.alt ?? ''}`
  return (
    <dialog
      ref={dialog}
      className="dark m-0 h-dvh max-h-none w-screen max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-mask-950 p-0 open:grid"
      aria-label={words}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') onShow(current + 1)
        if (key === 'ArrowLeft') onShow(current - 1)
      }}
    >
      <div className="flex min-h-15 items-center justify-between gap-4 px-5">
        <p aria-live="polite">{words}</p>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          <X className="icon" aria-hidden="true" />
          Fechar
        </Button>
      </div>
      <div
        className="grid min-h-0 place-items-center max-md:justify-items-start max-md:overflow-auto"
        // A photo wider than the screen begins with its middle, where the lot is.
        onLoadCapture={({ currentTarget: box }) =>
          box.scrollTo({ left: (box.scrollWidth - box.clientWidth) / 2, behavior: 'instant' })
        }
      >
        <PictureView
          key={current}
          className="h-auto max-md:w-[200vw] max-md:max-w-none md:max-h-[calc(100dvh-132px)] md:w-auto md:max-w-screen md:object-contain"
          {...(photo && { picture: photo })}
          sizes="(max-width: 767px) 200vw, 100vw"
          priority
        />
      </div>
      {photos.length > 1 && (
        <div className="flex min-h-15 justify-center gap-4 pb-2">
          {TURNS.map(({ label, step }) => (
            <Button
              key={label}
              variant="ghost"
              className="aria-disabled:bg-transparent aria-disabled:text-on-dark-muted"
              aria-disabled={!photos[current + step]}
              onClick={() => onShow(current + step)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </dialog>
  )
}
