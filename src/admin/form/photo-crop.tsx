import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../site/ui/button'
import { type Crop, cutOut, drawPart, RATIOS, type RatioName } from '../photos/crop'
import { useForm } from './form-context'
import { useLoaded } from './use-loaded'

/** Wide enough to judge the part, in px. */
const PREVIEW = 280

const SLIDERS = [
  ['size', 'Tamanho do corte', 30],
  ['across', 'Da esquerda para a direita', 0],
  ['down', 'De cima para baixo', 0],
] as const

const WHOLE: Crop = { ratio: '4:3, lotes e materiais', size: 100, across: 50, down: 50 }

export const UNOPENED = 'Esta foto não pôde ser aberta. Recarregue a página ou envie outra.'

/** Cuts a photo of the folder to a shape that the site shows; the cut is a new photo. */
export function PhotoCrop({ src, onCut }: { src: string; onCut: (cut: Blob) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2 cursor-pointer">Cortar esta foto</summary>
      {isOpen && <CropTools src={src} onCut={onCut} />}
    </details>
  )
}

function CropTools({ src, onCut }: { src: string; onCut: (cut: Blob) => void }) {
  const id = useId()
  const photo = useBitmap(src)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(WHOLE)
  const [isUncut, setUncut] = useState(false)
  useEffect(() => {
    if (photo && canvas.current) drawPart(canvas.current, photo, crop, PREVIEW)
  }, [photo, crop])
  if (!photo) return photo === null && <p className="field-error">{UNOPENED}</p>
  return (
    <div className="grid gap-2 py-2">
      <canvas ref={canvas} className="max-w-full rounded-control" aria-hidden="true" />
      <label htmlFor={`${id}-forma`}>Forma</label>
      <select
        id={`${id}-forma`}
        className="input ed-input"
        value={crop.ratio}
        // The options are the names of RATIOS.
        onChange={({ target }) => setCrop({ ...crop, ratio: target.value as RatioName })}
      >
        {Object.keys(RATIOS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {SLIDERS.map(([key, label, min]) => (
        <label key={key} className="grid">
          {label}
          <input
            type="range"
            className="min-h-11 w-70 max-w-full"
            min={min}
            max={100}
            value={crop[key]}
            onChange={({ target }) => setCrop({ ...crop, [key]: Number(target.value) })}
          />
        </label>
      ))}
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          void cutOut(photo, crop).then((cut) => {
            setUncut(!cut)
            if (!cut) return
            // The cut replaces the photo in this field. The crop is reset, so that a second press
            // does not cut it again.
            setCrop({ ...WHOLE, ratio: crop.ratio })
            onCut(cut)
          })
        }}
      >
        Usar o corte
      </Button>
      {isUncut && (
        <p className="field-error" role="alert">
          Este navegador não conseguiu cortar a foto. Corte-a em outro programa e envie-a.
        </p>
      )}
    </div>
  )
}

/** A photo of the shelf in its own size, once it has loaded; null where it cannot be opened. */
function useBitmap(src: string): ImageBitmap | null | undefined {
  const { shelf } = useForm()
  const photo = useLoaded(
    useCallback(() => shelf.original(src).then((blob) => createImageBitmap(blob)), [src, shelf]),
  )
  // A bitmap of 40 megapixels takes 160 MB until it is closed.
  useEffect(() => () => photo?.close(), [photo])
  return photo
}
