import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { parseSearch, stringifySearch } from '../../src/site/lib/search-text'

// React wants this to be set before `act` waits for its work.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export interface Rendered {
  container: HTMLElement
  /** Renders other content in the same place. */
  update(children: ReactNode): Promise<void>
  unmount(): Promise<void>
}

/** Renders into the document until the test ends; needs a DOM environment. */
export async function render(children: ReactNode): Promise<Rendered> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () => {
    root.render(children)
  })
  const rendered = {
    container,
    update: (next: ReactNode) =>
      act(async () => {
        root.render(next)
      }),
    unmount: async () => {
      await act(async () => {
        root.unmount()
      })
      container.remove()
    },
  }
  onTestFinished(rendered.unmount)
  return rendered
}

/** Renders a component as the page at `path`, with a router of its own and `queryClient`'s data. */
export async function renderAt(
  path: string,
  Page: () => ReactNode,
  queryClient = new QueryClient(),
): Promise<Rendered> {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '$', component: Page })
  const start = createRoute({ getParentRoute: () => root, path: '/', component: Page })
  const router = createRouter({
    routeTree: root.addChildren([start, page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  return render(
    <QueryClientProvider client={queryClient}>
      {/* The provider's type expects the site's own router. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

/**
 * Returns the first element that `selector` matches.
 * @throws Error when there is none
 */
export function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

export const click = (target: HTMLElement) =>
  act(async () => {
    target.click()
  })

export const press = (target: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    )
  })
