import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { LotPageView, Picture } from '../../../content/views'
import { PictureView } from '../../ui/picture'
import { photoOf } from './labels'

interface Props {
  photos: readonly Picture[]
  texts: LotPageView['gallery']
  start: number
  /** Called with the index of the photo in view. */
  onClose: (index: number) => void
}

/** Photos as large as the window. Arrow keys turn; Esc closes, and the browser restores the focus. */
export function LotZoom({ photos, texts, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  const turn = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    setIndex((at) => Math.min(Math.max(at + step, 0), photos.length - 1))
  }
  const photo = photos[index]
  const words = photoOf(index + 1, photo?.alt ?? '', photos.length)
  return (
    <dialog
      ref={dialog}
      className="lot-zoom dark"
      aria-label={words}
      onClose={() => onClose(index)}
      onKeyDown={turn}
    >
      <div className="lot-zoom-bar">
        <p aria-live="polite">{words}</p>
        <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
          <X className="icon" aria-hidden="true" />
          {texts.closeButton}
        </button>
      </div>
      <div className="lot-zoom-photo">
        <PictureView key={index} {...(photo && { picture: photo })} sizes="100vw" priority />
      </div>
      {photos.length > 1 && (
        <div className="lot-zoom-turns">
          <button
            type="button"
            className="btn btn-ghost"
            aria-disabled={index === 0}
            onClick={() => setIndex(Math.max(0, index - 1))}
          >
            {texts.previousButton}
          </button>
          <button
            type="button"
            className="btn btn-ghost"
            aria-disabled={index === photos.length - 1}
            onClick={() => setIndex(Math.min(photos.length - 1, index + 1))}
          >
            {texts.nextButton}
          </button>
        </div>
      )}
    </dialog>
  )
}
