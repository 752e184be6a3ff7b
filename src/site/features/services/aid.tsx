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
  /**
   * Id of the aid's heading; its request button takes its own id from it, for the step back from
   * the request.
   */
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
 * @param step changes with each answer to this aid
 */
function useNextFocus(step: string) {
  const place = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (isPressed.current) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
    isPressed.current = false
  }, [step])
  return { place, onPress: () => void (isPressed.current = true) }
}

/** A link that stays on the page and keeps the scroll position. */
const answerLink = (search: Answers, onClick: () => void) =>
  ({
    to: '/servicos',
    search,
    replace: true,
    resetScroll: false,
    state: true,
    'data-stays': '',
    onClick,
  }) as const
type AnswerLink = ReturnType<typeof answerLink>

/**
 * One question at a time, and at the end the answer. The answers are links, so they are in the
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
  const { place, onPress } = useNextFocus(JSON.stringify(own))
  const link = (answers: Answers) => answerLink({ ...search, ...answers }, onPress)
  /** Removes the answers to the n-th question and all after it. */
  const from = (index: number): Answers =>
    Object.fromEntries(
      Object.keys(own)
        .slice(index)
        .map((name) => [name, undefined]),
    )
  return (
    <section className="aid" aria-labelledby={id} ref={place}>
      <h3 id={id}>{title}</h3>
      <GivenAnswers
        given={open < 0 ? questions : questions.slice(0, open)}
        linkFrom={(index) => link(from(index))}
      />
      {question && (
        <>
          <p className="h4" tabIndex={-1}>
            <span className="aid-step num">
              {fillPlaces(texts.step, { numero: `${open + 1}`, total: `${questions.length}` })}
            </span>
            {question.label}
          </p>
          <Options question={question} link={link} />
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
          <RequestLink id={id} search={{ ...own, servico: serviceOf(request) }} />
          <ClearLink {...link(from(0))} />
        </div>
      )}
    </section>
  )
}

interface OptionsProps {
  question: Question
  link: (answer: Answers) => AnswerLink
}

const Options = ({ question, link }: OptionsProps) => (
  <ul className="aid-options" aria-label={question.label}>
    {question.options.map(({ answer, text }, index) => (
      <li key={index}>
        <Link {...link(answer)}>{text}</Link>
      </li>
    ))}
  </ul>
)

interface GivenProps {
  given: readonly Question[]
  /** The link that takes back the n-th answer and those after it. */
  linkFrom: (index: number) => AnswerLink
}

/** The answers given so far, each with a link to change it. */
function GivenAnswers({ given: questions, linkFrom }: GivenProps) {
  const { changeButton } = useServiceAids()
  if (questions.length === 0) return null
  return (
    <dl className="aid-given">
      {questions.map(({ label, given }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <b>{given}</b>
            <Link {...linkFrom(index)}>
              {changeButton}
              <span className="sr">: {label}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ClearLink = (link: AnswerLink) => (
  <Link className={buttonClass('ghost')} {...link}>
    {useServiceAids().clearButton}
  </Link>
)

/** Opens the request form of the service that the answers lead to. */
const RequestLink = ({ id, search }: { id: string; search: ServicesSearch }) => (
  <Link
    id={requestLinkId(id)}
    className={buttonClass()}
    to="/servicos"
    search={search}
    state={(state) => ({ ...state, fromList: true })}
  >
    {useServiceAids().requestButton}
  </Link>
)
