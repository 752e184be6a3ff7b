import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import type { ReactNode, SyntheticEvent } from 'react'

// The site's links need a router; here they lead nowhere.
const router: AnyRouter = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

const stay = (event: SyntheticEvent) => event.preventDefault()

/** The site's own components as visitors see them, with links and buttons that stay where they are. */
export function SiteRouter({ children }: { children: ReactNode }) {
  return (
    <RouterContextProvider router={router}>
      {/* The handlers only stop events of links inside; the frame itself is no control. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="ed-card overflow-hidden *:[article]:mx-auto *:[article]:max-w-100"
        onClickCapture={stay}
        onSubmitCapture={stay}
      >
        {children}
      </div>
    </RouterContextProvider>
  )
}
