import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useServiceAids } from '../../content'
import { fillPlaces } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { serviceOf } from './aid-answers'
import { requestLinkId } from './return-place'
import type { ServicesSearch } from './services-search'

export type Answers = Omit<ServicesSearch, 'servico'>

export interface Question {
  label: string
  /** The answer in words; undefined while there is none. */
  given: string | undefined
  options: readonly { answer: Answers; text: string }[]
}

interface AidProps {
  /** Names the aid in the page's address, and for the step back from the request. */
  id: string
  title: string
  questions: readonly Question[]
  /** The answers of both aids, and those of this one in the order of its questions. */
  search: Answers
  own: Answers
  /** The result in a sentence, once all questions are answered. */
  sentence: string | undefined
  /** The service that the result leads to, as /servicos?servico=x. */
  request: string
  advice: string
  /** Follows the sentence. */
  children: ReactNode
}

/**
 * Moves the focus on after a press on an answer, which disappears: to the next question or to the
 * result.
 * @param step changes with each answer
 */
function useNextFocus(step: string) {
  const place = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
    isPressed.current = false
  }, [step])
  return { place, onPress: () => void (isPressed.current = true) }
}

/**
 * One question at a time, and at the end the answer. The answers are links, so they stand in the
 * address and can be sent to others.
 */
export function Aid({
  id,
  title,
  questions,
  search,
  own,
  sentence,
  request,
  advice,
  children,
}: AidProps) {
  const texts = useServiceAids()
  const open = questions.findIndex(({ given }) => given === undefined)
  const question = questions[open]
  const { place, onPress } = useNextFocus(JSON.stringify(search))
  const link = (answers: Answers) =>
    ({
      to: '/servicos',
      search: { ...search, ...answers },
      replace: true,
      resetScroll: false,
      state: true,
      'data-stays': '',
      onClick: onPress,
    }) as const
  /** No answer to the n-th question and those after it. */
  const from = (index: number): Answers =>
    Object.fromEntries(
      Object.keys(own)
        .slice(index)
        .map((name) => [name, undefined]),
    )
  return (
    <section className="aid" aria-labelledby={id} ref={place}>
      <h3 id={id}>{title}</h3>
      <dl className="aid-given">
        {questions.map(({ label, given }, index) =>
          given === undefined || (open >= 0 && index > open) ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{given}</b>
                <Link {...link(from(index))}>
                  {texts.changeButton}
                  <span className="sr">: {label}</span>
                </Link>
              </dd>
            </div>
          ),
        )}
      </dl>
      {question && (
        <>
          <p className="h4" tabIndex={-1}>
            <span className="aid-step num">
              {fillPlaces(texts.step, { numero: `${open + 1}`, total: `${questions.length}` })}
            </span>
            {question.label}
          </p>
          <ul className="aid-options" aria-label={question.label}>
            {question.options.map(({ answer, text }) => (
              <li key={text}>
                <Link {...link(answer)}>{text}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="status" className="aid-answer">
        {sentence && (
          <>
            <p className="h3" tabIndex={-1}>
              {sentence}
            </p>
            {children}
            <p className="hint">{advice}</p>
          </>
        )}
      </div>
      {sentence && (
        <div className="btns">
          <Link
            id={requestLinkId(id)}
            className={buttonClass()}
            to="/servicos"
            search={{ ...own, servico: serviceOf(request) }}
            state={(state) => ({ ...state, fromList: true })}
          >
            {texts.requestButton}
          </Link>
          <Link className={buttonClass('ghost')} {...link(from(0))}>
            {texts.clearButton}
          </Link>
        </div>
      )}
    </section>
  )
}
