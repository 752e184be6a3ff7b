import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useEffect, useRef, useState } from 'react'

interface FileDropProps {
  name: string
  title: string
  button: string
  /** File names and media types, as `accept` takes them. */
  accept: string
  onFile: (file: File) => void
}

/** A place to drop one file, or to choose it: the label of a file field that fills it. */
export function FileDrop({ name, title, button, accept, onFile }: FileDropProps) {
  const field = useRef<HTMLInputElement>(null)
  const take = useRef(onFile)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    take.current = onFile
  })
  useEffect(() => {
    // A file that was chosen before the application ran.
    const early = field.current?.files?.[0]
    if (early) take.current(early)
  }, [])

  const choose = (files: FileList | null) => {
    const file = files?.[0]
    // The same file may be chosen again once it was changed.
    if (field.current) field.current.value = ''
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    <label
      className={isOver ? 'drop drop-over' : 'drop'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={field}
        className="sr"
        type="file"
        name={name}
        accept={accept}
        onChange={({ target }) => choose(target.files)}
      />
      <Upload className="icon" aria-hidden="true" />
      <span className="h4">{title}</span>
      <span className="btn btn-outline">{button}</span>
    </label>
  )
}
