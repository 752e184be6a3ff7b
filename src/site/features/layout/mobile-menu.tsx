import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { telHref } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { useCompany, useShell } from '../../content'
import { PressLink } from '../../ui/press-link'
import { FOOTER_LINKS_ID } from './footer'
import { CLOSE, MENU, NAVIGATION } from './labels'
import { NavLink } from './nav-link'
import { useMenu } from './use-menu'

const MENU_ID = 'menu'

/** The menu of narrow screens. Its button is a link to the footer's links, where every page is reachable without script. */
export function MobileMenu() {
  const { navigation } = useShell()
  const { phone, email } = useCompany()
  const { open, toggle, close, area, button } = useMenu()

  const Drawing = open ? X : Menu
  return (
    <div ref={area} className="mobile-menu">
      <PressLink
        ref={button}
        className="btn btn-ghost mobile-menu-button"
        href={`#${FOOTER_LINKS_ID}`}
        aria-expanded={open}
        aria-controls={MENU_ID}
        onPress={toggle}
      >
        <Drawing className="icon" aria-hidden="true" />
        {open ? CLOSE : MENU}
      </PressLink>
      <nav id={MENU_ID} className="mobile-menu-panel" aria-label={NAVIGATION} hidden={!open}>
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
    </div>
  )
}
