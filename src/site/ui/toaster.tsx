import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { afterFrame } from '../lib/after-frame'
import { savesData } from '../lib/saves-data'
import { PlainToaster } from './plain-toaster'
import { latestToast, onToast, type ToastContent } from './toast'

const load = () => import('./sonner-toaster')
// Without the chunk (offline, or a newer deploy) the toast is a plain one: the button that asks for it always answers.
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
 * The place of all toasts; mounted once, by the shell. Its library loads when it is wanted, once the
 * visitor's first tap or key is answered, or when the page rests: it brings a style sheet, for which the
 * style of the whole page is worked out again.
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

  // The region is in the page from the start, empty: one that comes with its text is not read out.
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
