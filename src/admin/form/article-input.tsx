import { useRef, useState } from 'react'
import { withoutUnseen } from '../../content/text/characters'
import { photoWordsError } from '../../content/rules/words'
import type { DraftObject } from '../../content/yaml/draft'
import { FieldDiagnostics, SmallButton } from './field-frame'
import { inputId } from './form-context'
import { pictureBlock, spaced } from './markdown-block'
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

/** Writes a block of its own below the paragraph with the cursor, as if somebody typed it: undo takes it back. */
function insertBlock(area: HTMLTextAreaElement, block: string): void {
  const { value, selectionEnd } = area
  const next = value.indexOf('\n', selectionEnd)
  const at = next < 0 ? value.length : next
  const text = spaced(value.slice(0, at), block, value.slice(at))
  area.focus()
  area.setSelectionRange(at, at)
  // No other way keeps the undo of a textarea.
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
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
        <PhotoBlock
          onInsert={(block) => {
            setPhotoOpen(false)
            if (area.current) insertBlock(area.current, block)
          }}
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

/** Asks for a picture and what is seen on it before it is put into the text. */
function PhotoBlock({ onInsert }: { onInsert: (block: string) => void }) {
  const [photo, setPhoto] = useState<DraftObject>({})
  const [alt, setAlt] = useState('')
  const [asked, setAsked] = useState(false)
  const src = typeof photo.src === 'string' ? photo.src : ''
  const error =
    src === ''
      ? 'Escolha uma foto.'
      : alt.trim() === ''
        ? 'Diga o que se vê na foto, para quem não a vê.'
        : photoWordsError(alt)?.message
  const put = () => {
    setAsked(true)
    if (!error) onInsert(pictureBlock(src, alt))
  }
  return (
    <fieldset className="ed-group">
      <legend>Foto no texto</legend>
      <PhotoInput
        value={photo}
        onChange={(next) => setPhoto(typeof next === 'object' && 'src' in next ? next : {})}
        label="Foto no texto"
      />
      <label htmlFor="foto-no-texto">O que se vê na foto</label>
      <input
        id="foto-no-texto"
        className="input ed-input"
        autoComplete="off"
        maxLength={160}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          put()
        }}
      />
      <div role="alert">{asked && error && <p className="field-error">{error}</p>}</div>
      <SmallButton onPress={put}>Pôr no texto</SmallButton>
    </fieldset>
  )
}
