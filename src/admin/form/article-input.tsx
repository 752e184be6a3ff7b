import { useRef, useState } from 'react'
import { withoutUnseen } from '../../content/text/characters'
import { isDraftObject } from '../../content/yaml/draft'
import { FieldDiagnostics, SmallButton } from './field-frame'
import { inputId } from './form-context'
import { PhotoInput } from './photo-input'

/** Name of the text in diagnostics. */
export const TEXT_INPUT = 'texto'

/**
 * Where an error of a document stands in its article's text, which is the last part of the file.
 * @param file the document
 * @param text the article as its input holds it, without the last line break
 * @param place line and column in the file, from 1
 * @returns an offset in `text`
 */
export function placeInText(
  file: string,
  text: string,
  { line, column }: { line: number; column: number },
): number {
  const lines = text.split('\n')
  const above = file.replace(/\n$/, '').split('\n').length - lines.length
  const before = lines.slice(0, Math.max(line - 1 - above, 0))
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}

/**
 * A picture of content/photos as a paragraph of its own between two texts, without the words that
 * say what is seen on it.
 */
export function pictureBlock(src: string, above = '', below = ''): string {
  const before = above.trim() === '' ? '' : above.endsWith('\n') ? '\n' : '\n\n'
  const after = below.startsWith('\n\n') || below.trim() === '' ? '' : '\n'
  const address = encodeURI(src).replaceAll('(', '%28').replaceAll(')', '%29')
  return `${before}![](${address})${after}`
}

/**
 * Writes a picture below the paragraph with the cursor, as if somebody typed it: undo takes it
 * back. The cursor then stands where the words about the picture go.
 */
function insertPicture(area: HTMLTextAreaElement, src: string): void {
  const { value, selectionEnd } = area
  const next = value.indexOf('\n', selectionEnd)
  const at = next < 0 ? value.length : next
  const text = pictureBlock(src, value.slice(0, at), value.slice(at))
  area.focus()
  area.setSelectionRange(at, at)
  // No other way keeps the undo of a textarea.
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const words = at + text.indexOf('[') + 1
  area.setSelectionRange(words, words)
}

/** The Markdown of an article, and a way to put a photo into it. */
export function ArticleInput({
  value,
  onChange,
}: {
  value: string
  onChange: (text: string) => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  const id = inputId(TEXT_INPUT)
  return (
    <div className="ed-field">
      <label htmlFor={id}>Texto do artigo</label>
      <div className="ed-tools sticky top-0 bg-paper">
        <SmallButton onPress={() => setPhotoOpen(!isPhotoOpen)} expanded={isPhotoOpen}>
          Foto
        </SmallButton>
      </div>
      {isPhotoOpen && (
        <PhotoInput
          value={{}}
          onChange={(photo) => {
            setPhotoOpen(false)
            if (area.current && isDraftObject(photo)) insertPicture(area.current, String(photo.src))
          }}
          label="Foto no texto"
        />
      )}
      <textarea
        id={id}
        ref={area}
        className="input ed-input text-[0.9375rem] font-[ui-monospace,Consolas,monospace]"
        rows={24}
        aria-describedby={`${id}-ajuda ${id}-faltas`}
        value={value}
        onChange={({ target }) => onChange(withoutUnseen(target.value))}
      />
      <p className="hint" id={`${id}-ajuda`}>
        Markdown: ## subtítulo, **negrito**, [link](/contato), - lista, ![o que se
        vê](posts/foto.jpg).
      </p>
      <FieldDiagnostics name={TEXT_INPUT} />
    </div>
  )
}
