import { SmartLink } from '../../ui/smart-link'
import type { ShellView } from '../../../content/views'

type NavigationItem = ShellView['navigation'][number]

/** A link of the menu; marked as current on its page and on every page below it. */
export function NavLink({
  item: { label, href },
  onClick,
}: {
  item: NavigationItem
  onClick?: () => void
}) {
  return (
    <SmartLink href={href} currentBelow={href !== '/'} onClick={onClick}>
      {label}
    </SmartLink>
  )
}
