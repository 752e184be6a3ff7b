import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button'
import { SmartLink } from '../../ui/smart-link'
import { serviceOf } from './aid-answers'
import { requestLinkId } from './return-place'
import type { ServicesSearch } from './services-search'

interface Props {
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

/** What the answers come to, and the request that carries it. */
export function AidAnswer({
  aid,
  sentence,
  children,
  search,
  request,
  requestButton,
  clearButton,
  onClear,
}: Props) {
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
