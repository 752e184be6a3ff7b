import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef } from 'react'
import { focusAround } from '../lib/focus-around'
import { Button } from './button'

interface FileDropProps {
  name: string
  title: string
  hint?: string
  button: string
  /** File names and media types, as `accept` takes them. */
  accept: string
  onFile: (file: File) => void
}

/**
 * A place to drop a file, or to choose it: an invisible file field fills its label, so that the
 * browser handles a dropped file by itself.
 */
export function FileDrop({ name, title, hint, button, accept, onFile }: FileDropProps) {
  const field = useRef<HTMLInputElement>(null)
  const first = useRef(onFile)

  useEffect(() => {
    // A file that was chosen before the application ran.
    const early = field.current?.files?.[0]
    if (early) first.current(early)
  }, [])

  return (
    <label className="drop">
      <input
        ref={field}
        type="file"
        name={name}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Lets the visitor choose the same file again after changing it.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Upload className="icon" aria-hidden="true" />
      <span className="h4">{title}</span>
      {hint && <span className="hint">{hint}</span>}
      <span className="btn btn-outline">{button}</span>
    </label>
  )
}

interface ChosenFileProps {
  name: string
  /** Small, below the name. */
  note?: string
  changeButton: string
  onChange: () => void
}

/** The chosen file in place of the field, with the focus; a button brings the field back. */
export function ChosenFile({ name, note, changeButton, onChange }: ChosenFileProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const change = () => {
    focusAround(text.current)
    onChange()
  }
  return (
    <div className="chosen-file">
      <FileText className="icon" aria-hidden="true" />
      <p ref={text} tabIndex={-1}>
        <b>{name}</b>
        {note && <span className="hint num">{note}</span>}
      </p>
      <Button variant="ghost" onClick={change}>
        {changeButton}
      </Button>
    </div>
  )
}
