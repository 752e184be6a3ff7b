import type { ReactNode } from 'react'
import { Toaster } from '../../ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { SKIP } from './labels'
import { Strip } from './strip'
import { WhatsAppButton } from './whatsapp-button'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useCompany } from '../../content'

/** The frame of every page: strip, header, footer, WhatsApp button, toasts. `children` become the page's main part. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <PrintHead />
      <a
        className="layout-skip btn btn-default absolute -left-[999px] focus:top-2 focus:left-4 focus:z-9"
        href="#conteudo"
      >
        {SKIP}
      </a>
      <Strip />
      <Header />
      {/* The skip link moves the focus here, not only the view. */}
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WhatsAppButton />
      <Toaster />
    </>
  )
}

/** Letterhead of every printed page: on paper header and footer are left out. */
export function PrintHead() {
  const {
    name,
    phone,
    email,
    address: { street, city, state, postalCode },
    openingHours,
  } = useCompany()
  return (
    <div className="print-head hidden">
      <p>
        <b>{name}</b>
      </p>
      <p>
        {formatNationalPhone(phone)}, {email}
        <br />
        {street}, {city}, {state}, {postalCode}
        <br />
        {describeHours(openingHours)}
      </p>
    </div>
  )
}
