import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { saoPauloClock } from '../../../content/time/today'
import type { LayoutView } from '../../../content/views/views'
import { useContent } from '../../content'
import { SmartLink } from '../../ui/smart-link'
import { formatLongDate, formatMoney, formatNationalPhone } from '../../lib/format'
import { useNetworkState } from '../../lib/network'
import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { telHref } from '../../handoff/message/chat-links'
import { PriceDay, Variation } from '../../ui/variation'
import { useMinute } from '../../lib/time'

/** The bar that stays at the top: logo and menu, which folds behind a button below 64em. */
export function Header() {
  const { name } = useContent('company')
  const { navigation } = useContent('layout-page')
  return (
    <header className="header sticky top-0 z-5 border-b border-hair bg-paper print:hidden">
      <div className="wrap header-row flex items-center gap-4 xl:gap-8">
        <Logo name={name} />
        <nav className="header-nav ml-auto gap-0.5" aria-label="Principal">
          {navigation.map((item) => (
            <NavLink key={item.href} item={item} />
          ))}
        </nav>
        <MobileMenu />
      </div>
      <OfflineNote />
    </header>
  )
}

/** A link of the menu; marked as current on its page and on every page below it. */
const NavLink = ({ item: { label, href }, onClick }: NavLinkProps) => (
  <SmartLink href={href} currentBelow={href !== '/'} onClick={onClick}>
    {label}
  </SmartLink>
)

interface NavLinkProps {
  item: LayoutView['navigation'][number]
  onClick?: () => void
}

const REACH = 'flex min-h-11 items-center gap-3 font-medium wrap-anywhere text-ink no-underline'

/**
 * The menu of narrow screens: a native details element, which opens and closes without script, too.
 * A chosen link, Escape, a press elsewhere and a focus that moves to what it covers close it; the
 * next page has a closed one.
 */
function MobileMenu() {
  const { navigation } = useContent('layout-page')
  const { phone, email } = useContent('company')
  const menu = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => menu.current?.removeAttribute('open'), [])
  useEffect(() => {
    const ended = new AbortController()
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, leave, { signal: ended.signal })
    document.addEventListener('keydown', closeByKey, { signal: ended.signal })
    return () => ended.abort()
  }, [close])
  return (
    <details
      key={useLocation().pathname}
      ref={menu}
      className="mobile-menu group ml-auto flex-none"
      // A menu that was opened before the application runs has an attribute that React does not render.
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

/** The mark, an R of one trace with two pads, beside the company's name; leads home. */
export function Logo({ name }: { name: string }) {
  return (
    <SmartLink className="logo motif-target gap-2.5" href="/">
      <svg className="size-8.5 flex-none" viewBox="0 0 34 34" aria-hidden="true">
        <rect className="fill-mask-600" width="34" height="34" rx="3" />
        <g className="stroke-gold-400" fill="none" strokeWidth="2.6" strokeLinejoin="round">
          <path d="M10 22V11.5L13.5 8H20l4 4v2.5l-4 4h-5.5" />
          <path d="M17 18.5l4.6 4.6" />
        </g>
        <g className="fill-mask-600 stroke-gold-400" strokeWidth="2.4">
          <circle cx="10" cy="24.8" r="2.5" />
          <circle cx="23.6" cy="24.8" r="2.5" />
        </g>
      </svg>
      {name}
    </SmartLink>
  )
}

/**
 * A quiet line below the menu. While the server does not answer it shows the day of the prices;
 * otherwise it appears when a newer release is ready.
 */
export function OfflineNote() {
  const { strip } = useContent('layout-page')
  const { offline, update } = useNetworkState()
  const newer = update && (
    <>
      Há uma versão mais nova desta página.{' '}
      <button
        className="min-h-11 px-2 font-semibold text-mask-600 underline"
        type="button"
        onClick={update}
      >
        Atualizar
      </button>
    </>
  )
  const said = offline ? `Sem conexão: preços de ${formatLongDate(strip.day)}.` : newer
  return (
    // Always in the page: screen readers do not announce a region that is added together with its text.
    <div role="status">
      {said && (
        <div className="offline-note bg-mask-100 text-small">
          <p className="wrap py-2">{said}</p>
        </div>
      )}
    </div>
  )
}

/**
 * The line above the header: one price with its day, telephone, mail. The day is at the end of the
 * price, so that nothing moves when it turns into «hoje».
 */
export function Strip() {
  const { strip } = useContent('layout-page')
  const { phone, email } = useContent('company')
  const number = formatNationalPhone(phone)
  return (
    <section
      className="strip dark bg-mask-950 text-small text-on-dark-muted print:hidden"
      aria-label="Preço do dia e contato"
    >
      <div className="wrap flex min-h-11 items-center gap-2 md:gap-6">
        <SmartLink className={`${CONTACT} num flex-wrap`} href="/comercio-sucata">
          <span>{strip.label}</span>{' '}
          <b
            className="font-bold text-gold-400"
            translate="no"
          >{`${formatMoney(strip.pricePerKg)}/kg`}</b>{' '}
          <span className="strip-day">
            <Variation points={strip.variation} /> <PriceDay day={strip.day} />
          </span>
        </SmartLink>
        <div className="ml-auto flex gap-6">
          <a
            className={`${CONTACT} max-[63.99em]:-mr-3 max-[63.99em]:min-w-11 max-[63.99em]:justify-center`}
            href={telHref(phone)}
            aria-label={`Telefone ${number}`}
          >
            <Phone className="icon" aria-hidden="true" />
            <span className="num max-[63.99em]:hidden">{number}</span>
          </a>
          <a className={`${CONTACT} max-[63.99em]:hidden`} href={`mailto:${email}`}>
            <Mail className="icon" aria-hidden="true" />
            <span>{email}</span>
          </a>
        </div>
      </div>
    </section>
  )
}

const CONTACT = 'motif-target gap-2 text-inherit no-underline hover:text-white'

/** Notices that editors show to every visitor for a time, above the page. */
export function Notices() {
  const { notices } = useContent('layout-page')
  const minute = useMinute()
  const now = minute === undefined ? '' : saoPauloClock(new Date(minute)).toISOString()
  if (notices.length === 0) return null
  return (
    <section aria-label="Avisos">
      {notices.map(({ text, ends }) => (
        <p key={text} className="notice bg-gold-400" hidden={ends <= now}>
          <span className="wrap block py-2">{text}</span>
        </p>
      ))}
    </section>
  )
}
