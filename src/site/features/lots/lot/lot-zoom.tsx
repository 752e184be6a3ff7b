import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { Picture } from '../../../../content/views/views'
import { Button } from '../../../ui/button'
import { PictureView } from '../../../ui/picture'

const TURNS = [
  ['Foto anterior', -1],
  ['Próxima foto', 1],
] as const

interface Props {
  photos: readonly Picture[]
  start: number
  /** Called with the index of the photo in view. */
  onClose: (index: number) => void
}

/**
 * Photos as large as the window; on a phone twice as wide, to be moved with a finger. Arrow keys
 * turn; Esc closes, and the browser restores the focus.
 */
export function LotZoom({ photos, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  const last = photos.length - 1
  const turn = (step: number) => setIndex((at) => Math.min(Math.max(at + step, 0), last))
  const photo = photos[index]
  const words = `Foto ${index + 1} de ${photos.length}: ${photo?.alt ?? ''}`
  return (
    <dialog
      ref={dialog}
      className="dark m-0 h-dvh max-h-none w-screen max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-mask-950 p-0 open:grid"
      aria-label={words}
      onClose={() => onClose(index)}
      onKeyDown={({ key }) => turn(Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'))}
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
          key={index}
          className="h-auto max-md:w-[200vw] max-md:max-w-none md:max-h-[calc(100dvh-132px)] md:w-auto md:max-w-screen md:object-contain"
          {...(photo && { picture: photo })}
          sizes="(max-width: 767px) 200vw, 100vw"
          priority
        />
      </div>
      {last > 0 && (
        <div className="flex min-h-15 justify-center gap-4 pb-2">
          {TURNS.map(([label, step]) => (
            <Button
              key={label}
              variant="ghost"
              className="aria-disabled:bg-transparent aria-disabled:text-on-dark-muted"
              aria-disabled={index === (step < 0 ? 0 : last)}
              onClick={() => turn(step)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </dialog>
  )
}
