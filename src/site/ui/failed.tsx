import { useReloadOnce } from '../lib/reload-once'
import { Button } from './button'
import { SmartLink } from './smart-link'

interface PageFailedProps {
  title: string
  back: { href: string; label: string }
}

/**
 * Replaces a page whose files did not load. If the server answers, the whole page is reloaded, once
 * automatically (lib/reload-once.ts) and then on request.
 */
export function PageFailed({ title, back }: PageFailedProps) {
  const busy = !useReloadOnce()
  return (
    <section className="wrap page-header pb-section" role="alert">
      {/* The route that failed has no head; React moves this one there. */}
      <title>{title}</title>
      <h1>{title}</h1>
      {/* Not the editors' words, because those may be in the file that is missing. */}
      <p className="lead">
        {busy
          ? 'Um momento: tentando de novo...'
          : 'Uma parte da página não chegou. Confira a internet e tente de novo.'}
      </p>
      <div className="btns mt-8">
        <Button busy={busy} busyLabel="Carregando..." onClick={() => location.reload()}>
          Tentar de novo
        </Button>
        <SmartLink className="btn btn-outline" href={back.href}>
          {back.label}
        </SmartLink>
      </div>
    </section>
  )
}
