import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { afterFrame } from '../lib/after-frame'
import { savesData } from '../lib/saves-data'
import { PlainToaster } from './plain-toaster'
import { latestToast, onToast, type ToastContent } from './toast'

const load = () => import('./sonner-toaster')
// If the file does not arrive (offline, or a newer deploy) the toast is a plain one: every press gets its answer.
const LazyToaster = lazy<ComponentType<{ content: ToastContent }>>(() =>
  load().then(
    (module) => ({ default: module.SonnerToaster }),
    () => ({ default: PlainToaster }),
  ),
)
const none = () => undefined

/** How long the application runs before it fetches what it may need later, in ms. */
const REST = 1000

/**
 * Shows the toasts; mounted once, by the layout. Its library loads with the first toast, once the
 * visitor's first tap or keystroke is answered, or when the page rests, and not earlier: its style
 * sheet makes the browser compute the style of the whole page again.
 */
export function Toaster() {
  const content = useSyncExternalStore(onToast, latestToast, none)

  useEffect(() => {
    const ended = new AbortController()
    const prepare = () => {
      ended.abort()
      afterFrame(() => void load().catch(() => undefined))
    }
    for (const type of ['click', 'keydown'])
      addEventListener(type, prepare, { signal: ended.signal })
    const timer = savesData() ? undefined : setTimeout(prepare, REST)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
    return () => ended.abort()
  }, [])

  // In the page from the start: screen readers do not announce a region that is added together with its text.
  return (
    <div aria-live="polite">
      {content && (
        <Suspense fallback={null}>
          <LazyToaster content={content} />
        </Suspense>
      )}
    </div>
  )
}
