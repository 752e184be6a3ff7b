import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, type RenderResult, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { all, one } from '../../support/model-documents'
import { renderAt } from '../render-at'

/* Pages of the site with the documents of the tests' own content. */

const listed = <T extends object>(documents: Map<string, T>) =>
  [...documents].map(([slug, document]) => ({ ...document, slug }))
const inOrder = <T extends { order: number }>(documents: Map<string, T>) =>
  listed(documents).sort((a, b) => a.order - b.order)
/** Adds the built picture for sharing that each page has, and that no component shows. */
const page = <T extends object>(document: T) => ({
  ...document,
  seo: { title: '', description: '', image: { url: '', alt: '' } },
})

export const company = one('Company')

/** Returns the layout with the material's price in its strip, where the build puts it. */
function layout() {
  const document = one('LayoutPage')
  return {
    ...document,
    notices: [],
    strip: { ...document.strip, name: 'Cobre', pricePerKg: 40, variation: 2.5, day: '2026-11-20' },
  }
}

export function siteData(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  const services = one('ServicesPage')
  const picture = ({ alt }: { alt: string }) => ({ alt, href: 'https://fotos.example/a.jpg' })
  const files = {
    company,
    messages: one('Messages'),
    'layout-page': layout(),
    'services-page': {
      ...page(services),
      headerPhoto: picture(services.headerPhoto),
      few: { ...services.few, photo: picture(services.few.photo) },
    },
    'service-tables': one('ServiceTables'),
    'contact-page': page(one('ContactPage')),
    'blog-page': page(one('BlogPage')),
    services: inOrder(all('Service')),
    integrations: inOrder(all('Integration')),
    'process-steps': listed(all('ProcessStep')),
    certifications: inOrder(all('Certification')),
  }
  for (const [name, value] of Object.entries(files)) client.setQueryData([name], value)
  return client
}

/** For Testing Library's `render`: the content of a component that has no links. */
export const withContent = (data = siteData()) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={data}>{children}</QueryClientProvider>
  ),
})

/** Renders a component of a page with its content and a router, which its links need. */
export const renderPage = (content: ReactNode, data = siteData()): Promise<RenderResult> =>
  renderAt('/', () => content, data)

/** Types into the control with that label. */
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Waits for the heading of a prepared message. */
export const prepared = () => screen.findByRole('heading', { name: 'Falta só você enviar.' })

/** Replaces the mail program by a spy, which gets each address that the page is sent to. */
export const stubMailProgram = () =>
  vi
    .spyOn(window.location, 'href', 'set')
    .mockReset()
    .mockImplementation(() => {})
