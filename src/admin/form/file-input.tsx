import { useId } from 'react'

/** The input for a file, with the reason why the last one was refused. */
export function FileInput({
  label,
  name = label,
  accept,
  error,
  onFile,
}: {
  label: string
  /** What screen readers hear, where the label does not say it all. */
  name?: string
  accept: string
  error: string | undefined
  onFile: (file: File) => void
}) {
  const id = useId()
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
          if (file) onFile(file)
        }}
      />
      <div id={`${id}-falta`} role="alert">
        {error && <p className="field-error">{error}</p>}
      </div>
    </div>
  )
}
