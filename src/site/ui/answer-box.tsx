import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'

const ICON_OF = { yes: CircleCheck, no: CircleX, open: CircleHelp }

/** Good; bad, such as a fraud; neither. */
export type AnswerTone = keyof typeof ICON_OF

interface AnswerBoxProps {
  tone: AnswerTone
  title: ReactNode
  children: ReactNode
}

/** What the device found out. The words say it; edge and icon repeat it. */
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
