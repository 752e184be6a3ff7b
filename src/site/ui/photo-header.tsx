import type { ReactNode } from 'react'
import type { Picture } from '../../content/views'
import { PictureView } from './picture'

interface PhotoHeaderProps {
  photo?: Picture
  /** CSS sizes of the picture. */
  sizes: string
  /** Width in px of the narrowest window that shows the picture. */
  shownFrom?: number
  /** Shown in place of a picture that is missing. */
  fallback?: ReactNode
  /** Goes to the section. */
  className: string
  children: ReactNode
  /** Follows below text and picture. */
  below?: ReactNode
}

/** Head of a page with its cut-out picture, which melts into the ground beside the text. */
export const PhotoHeader = ({
  photo,
  sizes,
  shownFrom,
  fallback,
  className,
  children,
  below,
}: PhotoHeaderProps) => (
  <section className={`photo-header ${className}`}>
    <div className="wrap page-header">
      <div className={photo ? 'photo-header-photo picture-melt' : 'photo-header-photo'}>
        <PictureView
          className="w-full"
          picture={photo}
          sizes={sizes}
          shownFrom={shownFrom}
          priority
          fallback={fallback}
        />
      </div>
      <div className="photo-header-text">{children}</div>
      {below}
    </div>
  </section>
)
