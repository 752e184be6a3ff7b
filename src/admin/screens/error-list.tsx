import { useEffect, useRef } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import { fieldsOf, inWords, labelOf } from '../check/in-words'
import { TEXT_INPUT, placeInText } from '../form/article-input'
import { focusInput, inputId } from '../form/form-context'

/**
 * The reasons why nothing was saved, in the check's words, with links to the fields of this
 * document. It takes the focus once, when the save is refused. It is hidden, not removed, while no
 * error is left: an error that appears again while somebody types must not take the focus from the
 * field.
 * @param text the document as it would be saved: an error of an article leads to its place there
 */
export function ErrorList({
  errors,
  file,
  text,
}: {
  errors: readonly Diagnostic[]
  file: string
  text?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      ref={box}
      hidden={errors.length === 0}
    >
      <p>
        <strong>
          Nada foi salvo: {errors.length === 1 ? 'há um erro' : `há ${errors.length} erros`}.
        </strong>
      </p>
      <ul className="mt-2 grid gap-2">
        {errors.map((error, index) => (
          <li key={index}>
            <ErrorLine error={error} here={error.file === `content/${file}`} text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ErrorLine({
  error,
  here,
  text,
}: {
  error: Diagnostic
  here: boolean
  text: string | undefined
}) {
  const label = labelOf(fieldsOf(error.file), error.field)
  const go = () => {
    const input = document.getElementById(inputId(TEXT_INPUT))
    if (error.field === TEXT_INPUT && input instanceof HTMLTextAreaElement && text !== undefined) {
      const place = placeInText(text, input.value, error)
      // The browser scrolls to the selection when the field takes the focus.
      input.setSelectionRange(place, place)
    }
    focusInput(error.field)
  }
  return (
    <>
      {here && label !== error.field ? (
        <button type="button" className="ed-link" onClick={go}>
          {label}
        </button>
      ) : (
        // An error about the whole file has no field to lead to.
        `${here ? '' : `${error.file}, `}${label}`
      )}
      : {inWords(error)}
    </>
  )
}
