import type { ComponentProps } from 'react'

interface PressLinkProps extends Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> {
  /** Fragment of the place to which the link leads while no script runs. */
  href: `#${string}`
  onPress: () => void
}

/**
 * A button that is a link until the application runs: pressed earlier, it leads to the place that
 * `href` names.
 */
export const PressLink = ({ href, onPress, children, ...props }: PressLinkProps) => (
  <a
    {...props}
    href={href}
    role="button"
    onClick={(event) => {
      event.preventDefault()
      onPress()
    }}
    // The space key presses buttons, but not links.
    onKeyDown={(event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      onPress()
    }}
  >
    {children}
  </a>
)
