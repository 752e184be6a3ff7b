import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import type { ReactNode, SyntheticEvent } from 'react'

// The site's links ask for a router; here they lead nowhere.
const router: AnyRouter = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

const stay = (event: SyntheticEvent) => event.preventDefault()

/** The site's own components as visitors see them, with links and buttons that stay where they are. */
export function SiteRouter({ children }: { children: ReactNode }) {
  return (
    <RouterContextProvider router={router}>
      {/* The handlers stop what bubbles up from links inside; the frame itself is nothing to press. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="ed-stage" onClickCapture={stay} onSubmitCapture={stay}>
        {children}
      </div>
    </RouterContextProvider>
  )
}
