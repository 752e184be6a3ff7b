import { useEffect, useRef } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import { inputId } from '../form/form-context'

/**
 * The reasons why nothing was saved, in the check's words; takes the focus when it appears, and
 * links to each field of this document.
 */
export function ErrorList({ errors, file }: { errors: readonly Diagnostic[]; file: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="ed-refused" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>
          Nada foi salvo: {errors.length === 1 ? 'há um erro' : `há ${errors.length} erros`}.
        </strong>
      </p>
      <ul>
        {errors.map((error) => (
          <li key={`${error.file}${error.field}${error.message}`}>
            <ErrorLine error={error} here={error.file === `content/${file}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ErrorLine({ error, here }: { error: Diagnostic; here: boolean }) {
  const { field, message, fix } = error
  const go = () => document.getElementById(inputId(field))?.focus()
  return (
    <>
      {here ? (
        <button type="button" className="ed-link" onClick={go}>
          {field}
        </button>
      ) : (
        `${error.file}:${error.line} ${field}`
      )}
      : {message} — {fix}
    </>
  )
}
