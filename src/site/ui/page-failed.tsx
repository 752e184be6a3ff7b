import { useState } from 'react'
import { Button } from './button'
import { CONNECTION_LOST, STILL_LOST, TRY_AGAIN, TRYING } from './labels'
import { SmartLink } from './smart-link'

/** Whether this page can be fetched now; its own address is the best witness. */
const isReachable = () => fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false)

interface Props {
  title: string
  back: { href: string; label: string }
}

/**
 * What stands in place of a page that did not arrive: the visitor is offline, or a deploy replaced its files. Both end with
 * the whole page from the server, so trying again means loading it, once it can be reached.
 */
export function PageFailed({ title, back }: Props) {
  const [state, setState] = useState<'failed' | 'trying' | 'again'>('failed')
  const retry = async () => {
    setState('trying')
    if (await isReachable()) location.reload()
    else setState('again')
  }
  return (
    <section className="wrap page-header pb-section" role="alert">
      <h1>{title}</h1>
      <p className="lead">{state === 'again' ? STILL_LOST : CONNECTION_LOST}</p>
      <div className="btns mt-8">
        <Button busy={state === 'trying'} busyLabel={TRYING} onClick={() => void retry()}>{TRY_AGAIN}</Button>
        <SmartLink className="btn btn-outline" href={back.href}>{back.label}</SmartLink>
      </div>
    </section>
  )
}
