import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  id: string
  title: string
  /** The section in one line, which stays when it is closed. */
  answer: string
  /** Open on a phone too. */
  isOpen?: boolean
  children: ReactNode
}

/** A section that a phone shows closed, with its answer; wider windows show it open (start/machine.ts). */
export function LotFold({ id, title, answer, isOpen = false, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (fold.current && (isOpen || matchMedia('(min-width: 768px)').matches))
      fold.current.open = true
  }, [isOpen])
  return (
    <details className="lot-fold" ref={fold} suppressHydrationWarning>
      <summary>
        <div>
          <h2 id={id}>{title}</h2>
          <p className="muted num">{answer}</p>
        </div>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="lot-fold-body">{children}</div>
    </details>
  )
}

/** Named texts side by side. */
export const FoldFacts = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="fit-cols muted">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3 className="text-[1.0625rem]">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
