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
import { type RefObject, useEffect, useRef } from 'react'

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

interface Menu {
  menu: RefObject<HTMLDetailsElement | null>
  /** Closes and leaves the focus where the visitor put it. */
  close(): void
}

/** Width from which the header shows its links and the folded menu is hidden (header.css). */
const WIDE = '(min-width: 64em)'

/** Moves the focus from one end of the menu to the other, where Tab would leave it. */
function keepInside(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')]
  const [leaving, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  other?.focus()
}

/**
 * The folded menu, which the browser opens and closes by itself. While it is open, Escape, a press
 * elsewhere and a step back to another page close it, and Tab stays inside.
 */
function useMenu(): Menu {
  const menu = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  const close = () => menu.current?.removeAttribute('open')

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const ifOpen = (go: (open: HTMLDetailsElement) => void) => {
      if (menu.current?.open) go(menu.current)
    }
    document.addEventListener(
      'pointerdown',
      ({ target }) =>
        ifOpen((open) => {
          if (target instanceof Node && !open.contains(target)) open.open = false
        }),
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) =>
        ifOpen((open) => {
          if (event.key === 'Tab') keepInside(open, event)
          if (event.key !== 'Escape') return
          open.open = false
          open.querySelector('summary')?.focus()
        }),
      { signal },
    )
    matchMedia(WIDE).addEventListener('change', () => ifOpen((open) => (open.open = false)), {
      signal,
    })
    const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) ifOpen((open) => (open.open = false))
    })
    return () => {
      stop()
      ended.abort()
    }
  }, [router])

  return { menu, close }
}
