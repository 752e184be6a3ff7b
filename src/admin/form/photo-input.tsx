import { useEffect, useId, useRef, useState } from 'react'
import { fileSize, forSite, freePhotoPath, inspectUpload, WIDEST } from '../photos/inspect-upload'
import { FileInput } from './file-input'
import { usePhoto } from './use-photo'
import type { Draft, DraftObject } from '../../content/yaml/draft'
import { useForm } from './form-context'

/** Takes a picture into the shelf and names it in the field. */
function useUpload(value: DraftObject, onChange: (value: Draft) => void) {
  const { shelf, photoFolder, photoName } = useForm()
  const [error, setError] = useState<string>()
  const [isShrunk, setShrunk] = useState(false)

  // The newest value of the field: text that is typed while a picture is read must not be lost.
  // Undefined once the field is gone, because another field may stand in its place by then.
  const latest = useRef<{ value: DraftObject; onChange: typeof onChange }>(undefined)
  useEffect(() => {
    latest.current = { value, onChange }
    return () => {
      latest.current = undefined
    }
  })

  const taken = useRef(0)
  const take = async (file: Blob) => {
    const turn = ++taken.current
    const facts = await inspectUpload(file)
    const photo = 'error' in facts ? file : await forSite(file, facts)
    const field = latest.current
    // Of two photos that are read at the same time, the one that was chosen last stays.
    if (!field || turn !== taken.current) return
    setError('error' in facts ? facts.error : undefined)
    if ('error' in facts) return
    setShrunk(facts.width > WIDEST)
    // A new picture goes into the folder of the picture that it replaces.
    const folder = /^(?!https:)(.*)\//.exec(String(field.value.src ?? ''))?.[1] ?? photoFolder
    // No `await` between these two lines: another photo that is being read could take the same
    // name.
    const path = freePhotoPath(folder, photoName, facts.ending, (one) => shelf.has(one))
    shelf.add(path, photo)
    field.onChange({ ...field.value, src: path })
  }
  return { error, isShrunk, take }
}

/** Shows the picture of a field, offers those of the folder, and takes a new one under a good name. */
export function PhotoInput({
  value,
  onChange,
  label,
}: {
  value: DraftObject
  onChange: (value: Draft) => void
  label: string
}) {
  const { shelf } = useForm()
  const id = useId()
  const src = typeof value.src === 'string' ? value.src : ''
  const shown = usePhoto(src)
  const { error, isShrunk, take } = useUpload(value, onChange)

  return (
    <div className="grid grid-cols-1 gap-[6px]">
      {shown === null && shelf.has(src) && (
        <p className="field-error">
          Esta foto não pôde ser aberta. Recarregue a página ou envie outra.
        </p>
      )}
      {shown && <img className="w-70 rounded-control" src={shown.url} alt="" />}
      {shown && shown.width > 0 && (
        <p className="hint">
          {src}: {shown.width} × {shown.height} px, {fileSize(shown.bytes)}
        </p>
      )}
      {isShrunk && (
        <p className="hint" role="status">
          A foto foi reduzida a {WIDEST.toLocaleString('pt-BR')} px de largura, o mais largo que o
          site mostra.
        </p>
      )}
      <FileInput
        label="Enviar uma foto nova (JPEG, PNG ou WebP)"
        name={`Enviar uma foto nova para: ${label}`}
        accept=".jpg,.jpeg,.png,.webp"
        error={error}
        onFile={take}
      />
      <label htmlFor={`${id}-escolher`}>Ou usar uma que já está em content/photos</label>
      <select
        id={`${id}-escolher`}
        className="input ed-input"
        value={shelf.has(src) ? src : ''}
        onChange={({ target }) => {
          if (target.value !== '') onChange({ ...value, src: target.value })
        }}
      >
        <option value="">Escolha</option>
        {shelf.paths.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </select>
    </div>
  )
}
