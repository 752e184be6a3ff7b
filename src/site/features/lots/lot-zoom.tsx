import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { Picture } from '../../../content/views'
import { useContent } from '../../content'
import { Button } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { photoOf } from './labels'

interface Props {
  photos: readonly Picture[]
  start: number
  /** Called with the index of the photo in view. */
  onClose: (index: number) => void
}

/** The same widths as in lot-gallery.css. */
const ZOOM_SIZES = '(max-width: 767px) 200vw, 100vw'

/** A photo wider than the screen begins with its middle, where the lot is. */
const showMiddle = ({ currentTarget: box }: SyntheticEvent) =>
  box.scrollTo({ left: (box.scrollWidth - box.clientWidth) / 2, behavior: 'instant' })

/**
 * Photos as large as the window; on a phone twice as wide, to be moved with a finger. Arrow keys
 * turn; Esc closes, and the browser restores the focus.
 */
export function LotZoom({ photos, start, onClose }: Props) {
  const { gallery } = useContent('lot-page')
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
