import { useCompany, useShell } from '../../content'
import { NAVIGATION } from './labels'
import { Logo } from './logo'
import { MobileMenu, NavLink } from './mobile-menu'
import { OfflineNote } from './offline-note'

/** The bar that stays at the top: logo and menu, which folds behind a button below 64em. */
export function Header() {
  const { name } = useCompany()
  const { navigation } = useShell()
  return (
    <header className="header">
      <div className="wrap header-row">
        <Logo name={name} />
        <nav className="header-nav" aria-label={NAVIGATION}>
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
