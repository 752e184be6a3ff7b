import { PageFailed } from '../../ui/page-failed'

/** While the body of an article is on its way; the sentence is one of the product's constants. */
export function ArticleLoading() {
  return (
    <section className="wrap pb-section">
      <p role="status" className="flex min-h-[50vh] items-center gap-3 text-lead"><span className="spinner" aria-hidden="true" />Carregando artigo...</p>
    </section>
  )
}

/** An article that did not arrive. */
export const ArticleFailed = () => <PageFailed title="O artigo não carregou." back={{ href: '/blog', label: 'Voltar para o blog' }} />
