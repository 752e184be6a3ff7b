import { useState } from 'react'
import { Button } from '../../ui/button'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

/** While the body of an article is on its way (specification, section 2). */
export function ArticleLoading() {
  return (
    <section className="wrap art-wait">
      <p role="status"><span className="spin" aria-hidden="true" />Carregando artigo...</p>
    </section>
  )
}

/** Whether this page can be fetched now; its own address is the best witness. */
const isReachable = () => fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false)

/**
 * An article that did not arrive: the visitor is offline, or a deploy replaced its file. Both end with the whole page from
 * the server, so trying again means loading it, once it can be reached.
 */
export function ArticleFailed() {
  const [state, setState] = useState<'failed' | 'trying' | 'again'>('failed')
  const retry = async () => {
    setState('trying')
    if (await isReachable()) location.reload()
    else setState('again')
  }
  return (
    <section className="wrap phead art-wait" role="alert">
      <SectionLabel text="Blog" designator="B1" />
      <h1>O artigo não carregou.</h1>
      <p className="lead">{state === 'again' ? 'Ainda sem resposta. Confira a sua conexão e tente de novo.' : 'A conexão caiu no caminho. Confira a internet e tente de novo.'}</p>
      <div className="btns">
        <Button busy={state === 'trying'} busyLabel="Carregando..." onClick={() => void retry()}>Tentar de novo</Button>
        <SmartLink className="btn btn-outline" href="/blog">Voltar para o blog</SmartLink>
      </div>
    </section>
  )
}
