import ChevronDown from 'lucide-react/icons/chevron-down'

/**
 * Questions with their answers, the first one open. Native details open without script, and the
 * browser's search on the page finds their text.
 */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
