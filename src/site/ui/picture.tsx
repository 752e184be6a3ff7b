import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type Offer,
  offeredWidths,
  PICTURE_FORMATS,
  srcSet,
  webpAddress,
} from '../../content/picture-address'
import type { Picture } from '../../content/views'

/** One transparent pixel, with the width that a picture demands of all its sources. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7 1w'

interface PictureViewProps extends Offer {
  picture?: Picture
  /** CSS sizes: how wide the picture shows, as `(max-width: 767px) 100vw, 33vw`. */
  sizes: string
  /** Width in px of the narrowest window that shows the picture; narrower ones fetch nothing. */
  shownFrom?: number
  /** The page's largest picture: loaded at once and first. */
  priority?: boolean
  /** Goes to the img. */
  className?: string
  /** Shown in place of a picture that is missing or does not load. */
  fallback?: ReactNode
}

/** A picture in the formats and sizes that were built for it, or the fallback. */
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
  const offer = { narrowest, widest }
  const fallbacks = offeredWidths(picture.widths, 'webp', offer)
  const middle = fallbacks[Math.floor(fallbacks.length / 2)] ?? width
  return (
    <picture>
      {shownFrom !== undefined && (
        <source media={`(max-width: ${shownFrom - 1}px)`} srcSet={NOTHING} sizes="1px" />
      )}
      {PICTURE_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet(picture, format, offer)}
          sizes={sizes}
        />
      ))}
      <img {...shared} alt={alt} src={webpAddress(picture, middle)} width={width} height={height} />
    </picture>
  )
}
