import type { ReactNode } from 'react'

interface Props {
  label: string
  title: string
  text: string
  /** While the page's own action is in sight. */
  isHidden?: boolean
  children: ReactNode
}

/**
 * A page's own bar at the foot of a phone, with its subject and one action. The chat button shrinks
 * to a square at its left, so that there are never two bars. Wider windows show none.
 */
export const PageBar = ({ label, title, text, isHidden, children }: Props) => (
  <div
    role="group"
    // Not over a low window, such as one that is enlarged to 200 %.
    className={`page-bar num fixed inset-x-0 bottom-0 z-6 grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3.5 border-t border-light-25 bg-mask-950 px-3 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom,0px))] text-on-dark [--focus:var(--color-gold-400)] md:hidden print:hidden [@media(height<30em)]:hidden ${isHidden ? 'invisible' : ''}`}
    aria-label={label}
  >
    <p className="col-2 min-w-0 leading-tight">
      <b className="block text-figure whitespace-nowrap text-gold-400" translate="no">
        {title}
      </b>
      <small className="block truncate text-caption text-on-dark-muted">{text}</small>
    </p>
    {children}
  </div>
)
