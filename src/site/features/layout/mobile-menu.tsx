import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { useRouter } from '@tanstack/react-router'
import { telHref } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { useContent } from '../../content'
import { SmartLink } from '../../ui/smart-link'
import type { LayoutView } from '../../../content/views/views'
import { useCallback, useEffect, useRef } from 'react'

/** The menu of narrow screens. A native details element, so that it opens and closes without script, too. */
export function MobileMenu() {
  const { navigation } = useContent('layout-page')
  const { phone, email } = useContent('company')
  const { menu, close } = useMenu()

  return (
    // A menu that was opened before the application runs has an attribute that React does not
    // render.
    <details
      ref={menu}
      className="mobile-menu group ml-auto flex-none"
      data-menu=""
      suppressHydrationWarning
    >
      <summary className="btn btn-ghost -mr-3 px-3">
        <span className="contents group-open:hidden">
          <Menu className="icon" aria-hidden="true" />
          Menu
        </span>
        <span className="hidden group-open:contents">
          <X className="icon" aria-hidden="true" />
          Fechar
        </span>
      </summary>
      <nav className="mobile-menu-panel" aria-label="Principal">
        <ul className="steps gap-0">
          {navigation.map((item) => (
            <li key={item.href}>
              <NavLink item={item} onClick={close} />
            </li>
          ))}
        </ul>
        <div className="mt-5 border-t border-hair pt-3">
          <a className={`${REACH} num`} href={telHref(phone)}>
            <Phone className="icon" aria-hidden="true" />
            {formatNationalPhone(phone)}
          </a>
          <a className={REACH} href={`mailto:${email}`}>
            <Mail className="icon" aria-hidden="true" />
            {email}
          </a>
        </div>
      </nav>
    </details>
  )
}

const REACH = 'flex min-h-11 items-center gap-3 font-medium wrap-anywhere text-ink no-underline'

type NavigationItem = LayoutView['navigation'][number]

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

/**
 * The folded menu, which the browser opens and closes by itself. Escape, a press elsewhere, a focus
 * that moves to what it covers, and a step back to another page close it.
 */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  const close = useCallback(() => menu.current?.removeAttribute('open'), [])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave)
    document.addEventListener('keydown', closeByKey)
    const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) close()
    })
    return () => {
      stop()
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [router, close])

  return { menu, close }
}
