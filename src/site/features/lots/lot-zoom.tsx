import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { Picture } from '../../../content/views'
import { useLotPage } from '../../content'
import { Button } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { photoOf } from './labels'

interface Props {
  photos: readonly Picture[]
  start: number
  /** Called with the index of the photo in view. */
  onClose: (index: number) => void
}

/** Photos as large as the window. Arrow keys turn; Esc closes, and the browser restores the focus. */
export function LotZoom({ photos, start, onClose }: Props) {
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
      <div className="lot-zoom-photo grid min-h-0 place-items-center">
        <PictureView key={index} {...(photo && { picture: photo })} sizes="100vw" priority />
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
