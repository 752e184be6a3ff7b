import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import {
  blogPageQuery,
  certificationsQuery,
  companyQuery,
  contactPageQuery,
  formsQuery,
  integrationsQuery,
  messagesQuery,
  processStepsQuery,
  serviceAidsQuery,
  servicesPageQuery,
  servicesQuery,
  layoutQuery,
} from '../../../../src/site/content'
import { ServicesScreen } from '../../../../src/site/features/services/services-screen'
import { validateServicesSearch } from '../../../../src/site/features/services/services-search'
import { parseSearch, stringifySearch } from '../../../../src/site/lib/address-search'
import { latestToast } from '../../../../src/site/ui/toast'
import { all, one } from '../../../support/model-documents'
import '../../render'

/** Pages of the site with the documents of the tests' own content, in happy-dom. */

const listed = <T extends object>(documents: Map<string, T>) =>
  [...documents].map(([slug, document]) => ({ ...document, slug }))
const inOrder = <T extends { order: number }>(documents: Map<string, T>) =>
  listed(documents).sort((a, b) => a.order - b.order)
/** Pages carry a built picture for sharing, which no component shows. */
const page = <T extends object>(document: T) => ({
  ...document,
  seo: { title: '', description: '', image: { url: '', alt: '' } },
})

export const company = one('Company')

/** The build puts the material's price into the strip. */
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
  client.setQueryData(companyQuery.queryKey, company)
  client.setQueryData(messagesQuery.queryKey, one('Messages'))
  client.setQueryData(layoutQuery.queryKey, layout())
  client.setQueryData(formsQuery.queryKey, one('FormsPage'))
  const services = one('ServicesPage')
  const picture = (photo: { alt: string }) => ({
    alt: photo.alt,
    href: 'https://fotos.example/a.jpg',
  })
  client.setQueryData(servicesPageQuery.queryKey, {
    ...page(services),
    headerPhoto: picture(services.headerPhoto),
    few: { ...services.few, photo: picture(services.few.photo) },
  })
  client.setQueryData(serviceAidsQuery.queryKey, one('ServiceAids'))
  client.setQueryData(contactPageQuery.queryKey, page(one('ContactPage')))
  client.setQueryData(blogPageQuery.queryKey, page(one('BlogPage')))
  client.setQueryData(servicesQuery.queryKey, inOrder(all('Service')))
  client.setQueryData(integrationsQuery.queryKey, inOrder(all('Integration')))
  client.setQueryData(processStepsQuery.queryKey, listed(all('ProcessStep')))
  client.setQueryData(certificationsQuery.queryKey, inOrder(all('Certification')))
  return client
}

let root: Root | undefined

/** A component as the whole of a page, for its links. */
async function asPage(content: ReactNode): Promise<ReactNode> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
  })
  await router.load()
  // The site's own router is registered with TypeScript; this smaller one is enough for links.
  return <RouterProvider router={router as never} />
}

/** Shows a component with links, as a page that no other leads to. */
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

/** Shows /servicos at an address of its own, with another page to go to (/sobre), and hands out the router. */
export async function showServices(address: string, data?: QueryClient) {
  const rootRoute = createRootRoute()
  const services = createRoute({
    getParentRoute: () => rootRoute,
    path: '/servicos',
    validateSearch: validateServicesSearch,
    component: Screen,
  })
  function Screen() {
    const navigate = useNavigate()
    return (
      <ServicesScreen
        search={services.useSearch()}
        onReplace={(search) =>
          void navigate({ to: '/servicos', search, replace: true, state: true })
        }
      />
    )
  }
  const elsewhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '/sobre',
    component: () => <h1>Outra página</h1>,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([services, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  // The site's own router is registered with TypeScript; this smaller one is enough for the page.
  await show(<RouterProvider router={router as never} />, data)
  return router
}

/** Shows the prerendered form, lets the visitor type before the script, then starts the script. */
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

/** The element that a visitor finds by role-like selector and visible text. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, text = ''): Found {
  const found = [...document.querySelectorAll<Found>(selector)].find((element) =>
    element.textContent?.includes(text),
  )
  if (!found) throw new Error(`No ${selector} «${text}» in: ${document.body.textContent}`)
  return found
}

export const has = (selector: string, text = ''): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text))

/** Types into the control of that name, as React hears it. */
export async function type(name: string, value: string): Promise<void> {
  const control = find<HTMLInputElement>(`[name=${name}]`)
  await act(async () => {
    // React replaces the instance's setter to notice changes; the prototype's writes like the browser does.
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

/** Stands in for the mail program: sees each address that the page is sent to. */
export const stubMailProgram = () =>
  vi
    .spyOn(window.location, 'href', 'set')
    .mockReset()
    .mockImplementation(() => {})

export const submit = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

/** Waits until the check holds; fails with what the page says instead. */
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
