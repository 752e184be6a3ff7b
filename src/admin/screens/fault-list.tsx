import { useEffect, useRef } from 'react'
import type { Fault } from '../../content/check/fault'
import { inputId } from '../form/form-context'

/** Why nothing was saved, in the check's words; takes the focus when it appears, and leads to each field of this document. */
export function FaultList({ faults, file }: { faults: readonly Fault[]; file: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="ed-refused" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>
          Nada foi salvo: {faults.length === 1 ? 'há um erro' : `há ${faults.length} erros`}.
        </strong>
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.file}${fault.field}${fault.message}`}>
            <FaultLine fault={fault} here={fault.file === `content/${file}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FaultLine({ fault, here }: { fault: Fault; here: boolean }) {
  const { field, message, cure } = fault
  const go = () => document.getElementById(inputId(field))?.focus()
  return (
    <>
      {here ? (
        <button type="button" className="ed-link" onClick={go}>
          {field}
        </button>
      ) : (
        `${fault.file}:${fault.line} ${field}`
      )}
      : {message} — {cure}
    </>
  )
}
