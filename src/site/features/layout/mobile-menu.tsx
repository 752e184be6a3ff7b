import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { telHref } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { useCompany, useShell } from '../../content'
import { CLOSE, MENU, NAVIGATION } from './labels'
import { NavLink } from './nav-link'
import { useMenu } from './use-menu'

/** The menu of narrow screens. It opens and closes without script, too. */
export function MobileMenu() {
  const { navigation } = useShell()
  const { phone, email } = useCompany()
  const { menu, close } = useMenu()

  return (
    // The first script closes it by Escape until the page runs (start/press.ts). Opened before that, it
    // has an attribute that React does not render.
    <details ref={menu} className="mobile-menu" data-menu="" suppressHydrationWarning>
      <summary className="btn btn-ghost mobile-menu-button">
        <span className="mobile-menu-closed">
          <Menu className="icon" aria-hidden="true" />
          {MENU}
        </span>
        <span className="mobile-menu-open">
          <X className="icon" aria-hidden="true" />
          {CLOSE}
        </span>
      </summary>
      <nav className="mobile-menu-panel" aria-label={NAVIGATION}>
        <ul className="steps">
          {navigation.map((item) => (
            <li key={item.href}>
              <NavLink item={item} onClick={close} />
            </li>
          ))}
        </ul>
        <div className="mobile-menu-reach">
          <a className="num" href={telHref(phone)}>
            <Phone className="icon" aria-hidden="true" />
            {formatNationalPhone(phone)}
          </a>
          <a href={`mailto:${email}`}>
            <Mail className="icon" aria-hidden="true" />
            {email}
          </a>
        </div>
      </nav>
    </details>
  )
}
