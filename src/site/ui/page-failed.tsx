import { useState } from 'react'
import { isReachable } from '../lib/is-reachable'
import { useReloadOnce } from '../lib/reload-once'
import { Button } from './button'
import { ASKING, NO_ANSWER, PART_MISSING, STILL_NO_ANSWER, TRY_AGAIN, TRYING } from './labels'
import { SmartLink } from './smart-link'

interface Props {
  title: string
  back: { href: string; label: string }
}

const REASONS = { offline: NO_ANSWER, again: STILL_NO_ANSWER, broken: PART_MISSING }

/**
 * Replaces a page whose files did not load. If the server answers, the whole page is reloaded, once
 * automatically (lib/reload-once.ts) and then on request. Otherwise the visitor is offline and may
 * try again.
 */
export function PageFailed({ title, back }: Props) {
  const answers = useReloadOnce()
  const [retried, setRetried] = useState<'asking' | 'again'>()
  const state = retried ?? (answers === undefined ? 'asking' : answers ? 'broken' : 'offline')

  const retry = async () => {
    setRetried('asking')
    if (await isReachable()) location.reload()
    else setRetried('again')
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
