import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fallbackAddress, type Offer, srcSet } from '../../content/views/picture-address'
import type { Picture } from '../../content/views/views'

/** One transparent pixel, with the width descriptor that `sizes` needs. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7 1w'

interface PictureViewProps extends Offer {
  picture?: Picture
  /** CSS sizes: how wide the picture shows, as `(max-width: 767px) 100vw, 33vw`. */
  sizes: string
  /** Width in px of the narrowest window that shows the picture; narrower ones fetch nothing. */
  shownFrom?: number
  /** The page's largest picture: loaded at once and first. */
  priority?: boolean
  /** Class of the img. */
  className?: string
  /** Shown in place of a picture that is missing or does not load. */
  fallback?: ReactNode
}

/** A picture in the sizes that were built for it, or the fallback. */
export function PictureView({
  picture,
  sizes,
  narrowest,
  widest,
  shownFrom,
  priority = false,
  className,
  fallback = null,
}: PictureViewProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failedSource, setFailedSource] = useState<string>()
  const source = picture && ('href' in picture ? picture.href : picture.base)

  useEffect(() => {
    const { current } = image
    // In the prerendered page the picture may have failed before onError was attached: load it again.
    if (current?.complete && current.naturalWidth === 0)
      current.setAttribute('src', current.getAttribute('src') ?? '')
  }, [])

  if (!picture || failedSource === source) return fallback
  const shared = {
    ref: image,
    className,
    decoding: 'async',
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    onError: () => setFailedSource(source),
  } as const
  // Other sites must not learn which page shows their picture.
  if ('href' in picture)
    return <img {...shared} alt={picture.alt} src={picture.href} referrerPolicy="no-referrer" />
  const { alt, width, height } = picture
  return (
    <picture>
      {shownFrom !== undefined && (
        <source media={`(max-width: ${shownFrom - 1}px)`} srcSet={NOTHING} sizes="1px" />
      )}
      <source type="image/avif" srcSet={srcSet(picture, { narrowest, widest })} sizes={sizes} />
      <img {...shared} alt={alt} src={fallbackAddress(picture)} width={width} height={height} />
    </picture>
  )
}

interface PhotoHeaderProps extends Pick<PictureViewProps, 'sizes' | 'shownFrom' | 'fallback'> {
  photo?: Picture
  /** Class of the section. */
  className: string
  /** Class of the picture's box. */
  photoClass?: string
  children: ReactNode
  /** Follows below text and picture. */
  below?: ReactNode
}

/** Head of a page with its cut-out picture, which melts into the ground beside the text. */
export const PhotoHeader = ({
  photo,
  className,
  photoClass = '',
  children,
  below,
  ...view
}: PhotoHeaderProps) => (
  <section className={`photo-header ${className}`}>
    <div className="wrap page-header">
      <div
        className={`photo-header-photo print:hidden ${photo ? 'picture-melt' : ''} ${photoClass}`}
      >
        <PictureView {...view} className="w-full" picture={photo} priority />
      </div>
      <div className="photo-header-text">{children}</div>
      {below}
    </div>
  </section>
)

const PIN_ROWS = [45, 65, 85, 105]

/** The drawn footprint of a component, in place of a picture; `symbol` is its marking, up to six letters. */
export function Footprint({ symbol }: { symbol: string }) {
  return (
    <div className="footprint" aria-hidden="true">
      <svg viewBox="0 0 200 150" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M40 25h112l8 8v92H40z" />
        <circle cx="54" cy="39" r="4" />
        <path d={PIN_ROWS.map((y) => `M22 ${y}h18M160 ${y}h18`).join('')} />
        <g className="footprint-pins">
          {PIN_ROWS.flatMap((y) =>
            [17, 183].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />),
          )}
        </g>
        {/* Four letters fit between the pins; longer markings are squeezed. */}
        <text
          x="100"
          y="86"
          textAnchor="middle"
          textLength={symbol.length > 4 ? 100 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {symbol}
        </text>
      </svg>
    </div>
  )
}
