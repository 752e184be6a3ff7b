import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button'
import { SmartLink } from '../../ui/smart-link'
import { serviceOf } from './aid-answers'
import { requestLinkId } from './return-place'
import type { ServicesSearch } from './services-search'

export interface AidProps {
  search: ServicesSearch
  /** Gets the new answers; those of the other aid stay. */
  onAnswer: (answers: Partial<ServicesSearch>) => void
}

interface AidAnswerProps {
  /** Names the aid, so that a step back from the request leads to its button. */
  aid: AidName
  sentence: string | undefined
  children?: ReactNode
  /** The answers that go into the request. */
  search: ServicesSearch
  request: string
  requestButton: string
  clearButton: string
  onClear: () => void
}

export type AidName = 'midias' | 'documentos'

/** The result of the answers, and the link to a request that quotes it. */
export function AidAnswer({
  aid,
  sentence,
  children,
  search,
  request,
  requestButton,
  clearButton,
  onClear,
}: AidAnswerProps) {
  const servico = serviceOf(request)
  return (
    <div className="aid-answer">
      <div role="status">
        {sentence && (
          <>
            <p className="h4">{sentence}</p>
            {children}
          </>
        )}
      </div>
      {sentence && (
        <div className="btns">
          {servico ? (
            <Link
              id={requestLinkId(aid)}
              className={buttonClass()}
              to="/servicos"
              search={{ servico, ...search }}
              state={(state) => ({ ...state, fromList: true })}
            >
              {requestButton}
            </Link>
          ) : (
            <SmartLink className={buttonClass()} href={request}>
              {requestButton}
            </SmartLink>
          )}
          <button type="button" className={buttonClass('ghost')} onClick={onClear}>
            {clearButton}
          </button>
        </div>
      )}
    </div>
  )
}

/** The source of a row of an aid. */
export const AidSource = ({
  label,
  source: { name, url },
}: {
  label: string
  source: { name: string; url?: string }
}) => (
  <p className="small muted">
    {label}
    {': '}
    {url ? (
      <SmartLink href={url} newTab>
        {name}
      </SmartLink>
    ) : (
      name
    )}
  </p>
)
