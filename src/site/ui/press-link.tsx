import type { ComponentProps } from 'react'

interface PressLinkProps extends Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> {
  /** What shows what the button opens while no script runs: a place of the page. */
  href: `#${string}`
  onPress: () => void
}

/** A button that is a link until the page runs: pressed too early it leads to what it opens. */
export const PressLink = ({ href, onPress, children, ...props }: PressLinkProps) => (
  <a
    {...props}
    href={href}
    role="button"
    onClick={(event) => {
      event.preventDefault()
      onPress()
    }}
    // As a button does, and a link does not.
    onKeyDown={(event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      onPress()
    }}
  >
    {children}
  </a>
)
