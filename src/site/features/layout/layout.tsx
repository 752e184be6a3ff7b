import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Toaster } from '../../ui/toast'
import { Footer, WhatsAppButton } from './footer'
import { Header, Strip, Notices } from './header'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useContent } from '../../content'

/** The frame of every page: strip, header, footer, WhatsApp button, toasts. `children` become the page's main part. */
export function Layout({ children }: { children: ReactNode }) {
  useArrivalFocus()
  return (
    <>
      <PrintHead />
      <a
        className="layout-skip btn btn-default absolute -left-[999px] focus:top-2 focus:left-4 focus:z-9"
        href="#conteudo"
      >
        Pular para o conteúdo
      </a>
      <Notices />
      <Strip />
      <Header />
      {/* The skip link moves the focus here, not only the view. */}
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WhatsAppButton />
      <Toaster />
      {import.meta.env.DEV && <EditThisPage />}
    </>
  )
}

/** In development only: the way to the document of this page in /admin. */
function EditThisPage() {
  const { pathname } = useLocation()
  return (
    <a className="edit-page" href={`/admin#/pagina${pathname}`}>
      Editar esta página
    </a>
  )
}

/**
 * Moves the focus to the heading of a page that replaced another one, or to the place that its
 * address names: screen readers read it, and the keyboard continues there instead of at a link that
 * has disappeared. The document's first page and a changed search move nothing.
 */
function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      // The router has restored the scroll position before this event; the focus must not change
      // it.
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation: { hash } }) => {
        if (!fromLocation || !pathChanged) return
        const place =
          document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1')
        if (!place) return
        place.tabIndex = -1
        place.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** Letterhead of every printed page: on paper header and footer are left out. */
function PrintHead() {
  const { name, phone, email, address, openingHours } = useContent('company')
  return (
    <div className="print-head hidden">
      <p>
        <b>{name}</b>
      </p>
      <p>
        {`${formatNationalPhone(phone)}, ${email}`}
        <br />
        {[address.street, address.city, address.state, address.postalCode].join(', ')}
        <br />
        {describeHours(openingHours)}
      </p>
    </div>
  )
}
