import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'

const ICON_OF = { yes: CircleCheck, no: CircleX, open: CircleHelp }

/** `yes`: good; `no`: bad, such as a fraud; `open`: neither. */
type AnswerTone = keyof typeof ICON_OF

interface AnswerBoxProps {
  tone: AnswerTone
  title: ReactNode
  children: ReactNode
}

/** The result of a check on the device. The words state it; edge and icon repeat it. */
export function AnswerBox({ tone, title, children }: AnswerBoxProps) {
  const Drawing = ICON_OF[tone]
  return (
    <div className={`answer-box answer-box-${tone}`}>
      <Drawing className="icon" aria-hidden="true" />
      <p className="h3">{title}</p>
      {children}
    </div>
  )
}
