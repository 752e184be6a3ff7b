import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment } from 'react'
import { SmartLink } from './smart-link'

interface Props {
  items: readonly {
    question: string
    answer: string
    /** Where the answer can be checked. */
    sources?: readonly { text: string; href: string }[] | undefined
  }[]
  /** Before the sources of an answer. */
  sourceLabel: string
  className: string
}

/**
 * Questions with their answers, the first one open. Native details open without script, and the
 * browser's search on the page finds their text.
 */
export function Questions({ items, sourceLabel, className }: Props) {
  return (
    <div className={`questions ${className}`}>
      {items.map(({ question, answer, sources }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <p>
            {answer}
            {sources && ` ${sourceLabel}`}
            {sources?.map(({ text, href }, at) => (
              <Fragment key={at}>
                {at > 0 ? ', ' : ' '}
                <SmartLink href={href} newTab>
                  {text}
                </SmartLink>
              </Fragment>
            ))}
          </p>
        </details>
      ))}
    </div>
  )
}
