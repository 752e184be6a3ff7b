import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef } from 'react'
import { focusAround } from '../../lib/focus-around'
import { Button } from '../../ui/button'

/**
 * A place to drop a list, or to choose it: an invisible file field fills its label, so that the
 * browser handles a dropped file by itself.
 */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const first = useRef(onFile)

  useEffect(() => {
    // A file that was chosen before the application ran.
    const early = field.current?.files?.[0]
    if (early) first.current(early)
  }, [])

  return (
    <label className="drop bg-white py-[clamp(28px,5vw,48px)]">
      <input
        ref={field}
        type="file"
        name="lista"
        accept=".xlsx,.xlsm,.csv,.tsv,.txt"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Lets the visitor choose the same file again after changing it.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Upload className="icon" aria-hidden="true" />
      <span className="h4">Solte a planilha aqui</span>
      <span className="hint">XLSX ou CSV, até 5 MB e 10.000 linhas</span>
      <span className="btn btn-outline">Escolher arquivo</span>
    </label>
  )
}

interface ChosenFileProps {
  name: string
  /** Small, below the name. */
  note: string
  onChange: () => void
}

/** The chosen file in place of the field, with the focus; a button brings the field back. */
export function ChosenFile({ name, note, onChange }: ChosenFileProps) {
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
        <span className="hint num">{note}</span>
      </p>
      <Button variant="ghost" onClick={change}>
        Trocar
      </Button>
    </div>
  )
}
