import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'

/** Yes; most likely a fraud; neither. */
export type VerdictTone = 'yes' | 'no' | 'open'

const ICON_OF = { yes: CircleCheck, no: CircleX, open: CircleHelp }

interface VerdictBoxProps {
  tone: VerdictTone
  title: string
  children: ReactNode
}

/** The answer to a comparison. The words say it; edge and icon repeat it. */
export function VerdictBox({ tone, title, children }: VerdictBoxProps) {
  const Drawing = ICON_OF[tone]
  return (
    <div className={`verify-verdict verify-verdict-${tone}`}>
      <Drawing className="icon" aria-hidden="true" />
      <h3>{title}</h3>
      {children}
    </div>
  )
}
