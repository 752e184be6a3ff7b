import { useId, useState } from 'react'

/** The input for a file, with the reason why the last one was refused or could not be read. */
export function FileInput({
  label,
  name = label,
  accept,
  error,
  onFile,
}: {
  label: string
  /** Name for screen readers, when the visible label is not enough. */
  name?: string
  accept: string
  error: string | undefined
  /** Takes the file; rejects when the file cannot be read. */
  onFile: (file: File) => Promise<void>
}) {
  const id = useId()
  const [isUnread, setUnread] = useState(false)
  const fault = isUnread
    ? 'O arquivo não pôde ser lido. Confira se ele ainda está lá e escolha-o de novo.'
    : error
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="min-h-11 max-w-full py-2"
        type="file"
        accept={accept}
        aria-label={name}
        aria-describedby={`${id}-falta`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Lets the same file be chosen again after an error.
          target.value = ''
          if (!file) return
          onFile(file).then(
            () => setUnread(false),
            () => setUnread(true),
          )
        }}
      />
      <div id={`${id}-falta`} role="alert">
        {fault && <p className="field-error">{fault}</p>}
      </div>
    </div>
  )
}
