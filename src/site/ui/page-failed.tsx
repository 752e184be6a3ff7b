import { useEffect, useState } from 'react'
import { isReachable } from '../lib/is-reachable'
import { Button } from './button'
import { ASKING, NO_ANSWER, PART_MISSING, STILL_NO_ANSWER, TRY_AGAIN, TRYING } from './labels'
import { SmartLink } from './smart-link'

interface Props {
  title: string
  back: { href: string; label: string }
}

const REASONS = { offline: NO_ANSWER, again: STILL_NO_ANSWER, broken: PART_MISSING }

/**
 * Replaces a page whose files did not load. If the server answers, a deploy has replaced the files
 * that this tab knows: the whole page is reloaded, once automatically and then on request.
 * Otherwise the visitor is offline and may try again.
 */
export function PageFailed({ title, back }: Props) {
  const [state, setState] = useState<'asking' | keyof typeof REASONS>('asking')

  useEffect(() => {
    let left = false
    void isReachable().then((reachable) => {
      if (left) return
      if (reachable && mayReload(location.pathname + location.search)) location.reload()
      else setState(reachable ? 'broken' : 'offline')
    })
    return () => {
      left = true
    }
  }, [])

  const retry = async () => {
    setState('asking')
    if (await isReachable()) location.reload()
    else setState('again')
  }
  return (
    <section className="wrap page-header pb-section" role="alert">
      {/* The route that failed has no head; React moves this one there. */}
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lead">{state === 'asking' ? ASKING : REASONS[state]}</p>
      <div className="btns mt-8">
        <Button busy={state === 'asking'} busyLabel={TRYING} onClick={() => void retry()}>
          {TRY_AGAIN}
        </Button>
        <SmartLink className="btn btn-outline" href={back.href}>
          {back.label}
        </SmartLink>
      </div>
    </section>
  )
}

/** The two methods of Storage that the mark needs. */
type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Names the build that this page started from: the index of its content, whose name changes with
 * every part of the application.
 */
const releaseOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[data-content]')?.dataset.content ?? ''

/**
 * Returns whether the page at `address` (path and search) may be reloaded automatically: once per
 * tab and release, which it records. False when the storage throws or forgets, because the page
 * could otherwise reload for ever.
 */
export function mayReload(
  address: string,
  page: Document = document,
  storage: () => MarkStorage = () => sessionStorage,
): boolean {
  const key = `reloaded:${releaseOf(page)} ${address}`
  try {
    const marks = storage()
    if (marks.getItem(key) !== null) return false
    marks.setItem(key, '1')
    return marks.getItem(key) !== null
  } catch {
    return false
  }
}
