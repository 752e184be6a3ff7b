import ChevronDown from 'lucide-react/icons/chevron-down'
import type { LotDetails } from '../../../content/views'
import { type Heading, SectionLabel } from '../../ui/section'

/** What buyers ask of this lot; the first answer is open. */
export function LotQuestions({
  heading,
  questions,
}: {
  heading: Heading
  questions: NonNullable<LotDetails['questions']>
}) {
  return (
    <section className="sec" aria-labelledby="perguntas">
      <div className="wrap cols lot-questions">
        <div>
          <SectionLabel text={heading.label} designator="D6" />
          <h2 id="perguntas">{heading.title}</h2>
          {heading.text && <p className="lead mt-4">{heading.text}</p>}
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <ChevronDown className="icon" aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
