import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { useRef, useState } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import { largestAddress } from '../../../../content/views/picture-address'
import type { LotDetails, Picture } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { Footprint, PictureView } from '../../../ui/picture'
import { stateOf } from '../shared/lot-parts'

const TURNS = [
  { label: 'Foto anterior', step: -1, Icon: ChevronLeft, side: 'left-4' },
  { label: 'Próxima foto', step: 1, Icon: ChevronRight, side: 'right-4' },
] as const

/**
 * A lot's photos in a row that scrolls by whole photos; those of a sold lot are grey and cannot be
 * enlarged. It works without scripts: thumbnails are links to the photos; a photo is enlarged as a
 * file of its own, where the browser's own ways to zoom work.
 */
export function LotGallery({ lot }: { lot: LotDetails }) {
  const { photos } = lot
  const { purchase } = useContent('lot-page')
  const row = useRef<HTMLUListElement>(null)
  /** Index of the photo in view. */
  const [current, setCurrent] = useState(0)
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth })
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
          className={`grid [scroll-snap-type:x_mandatory] auto-cols-[100%] grid-flow-col overflow-x-auto -outline-offset-4 [scrollbar-width:none] *:[scroll-snap-align:start] motion-safe:scroll-smooth print:[&>:not(:first-child)]:hidden [&_:is(img,svg)]:block [&_:is(img,svg)]:aspect-4/3 [&_:is(img,svg)]:w-full [&_:is(img,svg)]:object-cover ${isSold ? 'opacity-70 [filter:grayscale(1)]' : ''}`}
          ref={row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
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
            href={'href' in shown ? shown.href : largestAddress(shown)}
            target="_blank"
            rel="noopener"
            aria-label="Ampliar a foto (abre em outra aba)"
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
    </>
  )
}

interface ThumbnailsProps {
  photos: readonly Picture[]
  /** Index of the photo in view. */
  current: number
  onShow: (index: number) => void
}

const Thumbnails = ({ photos, current, onShow }: ThumbnailsProps) => (
  <ul className="mt-2 flex gap-2 overflow-x-auto py-px [scrollbar-width:none] max-md:-mx-margin max-md:px-margin md:grid md:grid-cols-8 print:hidden">
    {photos.map((photo, index) => (
      <li key={index} className="max-md:w-16 max-md:flex-none">
        <a
          className="block overflow-clip rounded-control border border-hair bg-backdrop hover:border-mask-600 aria-current:border-2 aria-current:border-mask-600"
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
