import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { integrationPath, servicePath } from '../../../../src/content/views/paths'
import { useOffers } from '../../../../src/site/features/services/offers'
import { RequestPage } from '../../../../src/site/features/services/request-page'
import { ServicesPage } from '../../../../src/site/features/services/services-page'
import { parseSearch, stringifySearch } from '../../../../src/site/lib/search-text'
import { latestToast } from '../../../../src/site/ui/toast'
import { all, one } from '../../../support/model-documents'
import '../../render'

/** Pages of the site with the documents of the tests' own content, in happy-dom. */

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

let root: Root | undefined

/** Returns a component as a whole page, because its links need a router. */
async function asPage(content: ReactNode): Promise<ReactNode> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
  })
  await router.load()
  // TypeScript expects the site's own router; this smaller one is enough for links.
  return <RouterProvider router={router as never} />
}

/** Shows a component with links as the only page of a router. */
export const showPage = async (content: ReactNode, data?: QueryClient): Promise<void> =>
  show(await asPage(content), data)

/** Shows a component that needs content but no address, until the test ends. */
export async function show(app: ReactNode, data = siteData()): Promise<void> {
  const container = document.createElement('main')
  document.body.replaceChildren(container)
  root = createRoot(container)
  onTestFinished(leave)
  await act(async () =>
    root?.render(<QueryClientProvider client={data}>{app}</QueryClientProvider>),
  )
}

/** Shows an address of /servicos: the list, or the page of a request. Returns the router. */
export async function showServices(address: string, data = siteData()) {
  const rootRoute = createRootRoute()
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component })
  const request = (pathOf: (slug: string) => string) =>
    page(pathOf('$slug'), function Request() {
      const { slug = '' } = useParams({ strict: false })
      const offer = useOffers().find(({ path }) => path === pathOf(slug))
      return offer && <RequestPage key={offer.path} offer={offer} />
    })
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      page('/servicos', ServicesPage),
      request(servicePath),
      request(integrationPath),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  // TypeScript expects the site's own router; this smaller one is enough for the page.
  await show(<RouterProvider router={router as never} />, data)
  return router
}

/** Shows the prerendered form, lets `early` type before the script runs, then starts the script. */
export async function showAfterTyping(content: ReactNode, early: () => void): Promise<void> {
  const app = <QueryClientProvider client={siteData()}>{await asPage(content)}</QueryClientProvider>
  const container = document.createElement('main')
  vi.stubEnv('SSR', true)
  container.innerHTML = renderToString(app)
  vi.unstubAllEnvs()
  document.body.replaceChildren(container)
  early()
  await act(async () => {
    root = hydrateRoot(container, app)
  })
  onTestFinished(leave)
}

export async function leave(): Promise<void> {
  await act(async () => root?.unmount())
  root = undefined
  latestToast.set(undefined)
}

/** Returns the first match of the selector that contains the text; throws when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, text = ''): Found {
  const found = [...document.querySelectorAll<Found>(selector)].find((element) =>
    element.textContent?.includes(text),
  )
  if (!found) throw new Error(`No ${selector} «${text}» in: ${document.body.textContent}`)
  return found
}

export const has = (selector: string, text = ''): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text))

/** Types into the control of that name, so that React notices it. */
export async function type(name: string, value: string): Promise<void> {
  const control = find<HTMLInputElement>(`[name=${name}]`)
  await act(async () => {
    // React replaces the element's setter to notice changes; the prototype's setter is the
    // browser's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      value,
    )
    control.dispatchEvent(
      new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
    )
  })
}

export const click = (selector: string, text = '') => act(async () => find(selector, text).click())

/** Replaces the mail program by a spy, which gets each address that the page is sent to. */
export const stubMailProgram = () =>
  vi
    .spyOn(window.location, 'href', 'set')
    .mockReset()
    .mockImplementation(() => {})

export const submit = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

/** Waits until the check holds; throws with the text of the page after 200 tries, 20 ms apart. */
export async function until(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (check()) return
    await act(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, 20)
        }),
    )
  }
  throw new Error(`Never came true. The page says: ${document.body.textContent}`)
}
