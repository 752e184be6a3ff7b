import { type KeyboardEvent, useRef, useState } from 'react'
import { withoutUnseen } from '../../content/text/characters'
import { photoWordsError } from '../../content/rules/words'
import type { DraftObject } from '../../content/yaml/draft'
import { FieldDiagnostics, SmallButton } from './field-frame'
import { inputId } from './form-context'
import {
  inserted,
  linked,
  pictureBlock,
  prefixed,
  TABLE,
  wrapped,
  type Edit,
  type Selected,
} from './markdown-edit'
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

/** Tools in the order of the bar. A tool that has a key is also pressed by Ctrl and that key. */
const TOOLS: readonly { name: string; key?: string; edit: (selected: Selected) => Edit }[] = [
  { name: 'Negrito', key: 'b', edit: (selected) => wrapped(selected, '**') },
  { name: 'Título', edit: (selected) => prefixed(selected, '## ') },
  { name: 'Lista', edit: (selected) => prefixed(selected, '- ') },
  { name: 'Link', key: 'k', edit: linked },
  { name: 'Tabela', edit: (selected) => inserted(selected, TABLE) },
]

/** Writes as if somebody typed it, so that undo takes it back. */
function write(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  // No other way keeps the undo of a textarea.
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}

const selectedIn = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
})

/** The Markdown of an article, with buttons for its signs. */
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
  const apply = (edit: (selected: Selected) => Edit) => {
    if (area.current) write(area.current, edit(selectedIn(area.current)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase())
    if (!tool || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    apply(tool.edit)
  }
  return (
    <div className="ed-field">
      <label htmlFor={id}>Texto do artigo</label>
      <div className="ed-tools sticky top-0 bg-paper" role="group" aria-label="Sinais do texto">
        <Tools onPress={apply} />
        <SmallButton onPress={() => setPhotoOpen(!isPhotoOpen)} expanded={isPhotoOpen}>
          Foto
        </SmallButton>
      </div>
      {isPhotoOpen && (
        <PhotoBlock
          onInsert={(block) => {
            setPhotoOpen(false)
            apply((selected) => inserted(selected, block))
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
        onKeyDown={onKeyDown}
      />
      <p className="hint" id={`${id}-ajuda`}>
        Markdown: ## subtítulo, **negrito**, [link](/contato), - lista, ![o que se
        vê](posts/foto.jpg).
      </p>
      <FieldDiagnostics name={TEXT_INPUT} />
    </div>
  )
}

function Tools({ onPress }: { onPress: (edit: (selected: Selected) => Edit) => void }) {
  return TOOLS.map(({ name, key, edit }) => (
    <SmallButton key={name} onPress={() => onPress(edit)}>
      {name}
      {key && <span className="sr"> (Ctrl+{key.toUpperCase()})</span>}
    </SmallButton>
  ))
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
