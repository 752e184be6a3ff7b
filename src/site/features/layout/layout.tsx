import type { ReactNode } from 'react'
import { Toaster } from '../../ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { SKIP } from './labels'
import { PrintHead } from './print-head'
import { Strip } from './strip'
import { WhatsAppButton } from './whatsapp-button'

/** What surrounds every page: strip, header, footer, WhatsApp button, toasts. `children` become the page's main part. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <PrintHead />
      <a className="layout-skip btn btn-default" href="#conteudo">
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
