import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatCount } from '../lib/format'
import { buttonClass } from './button'
import { SmartLink } from './smart-link'

interface Props {
  page: number
  pages: number
  /** Address of a page. */
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; nothing for a list of one page. */
export function ListPages({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null
  const way = `${buttonClass('outline')} max-md:px-3`
  return (
    <nav
      className="list-pages num @container mt-12 border-t border-hair pt-6"
      aria-label="Páginas da lista"
    >
      {/* One column where twice as large letters leave no room for three. */}
      <div className="grid items-center justify-items-center gap-2 @min-[16rem]:grid-cols-[1fr_auto_1fr] md:gap-4">
        {page > 1 ? (
          <SmartLink className={`${way} justify-self-start`} href={hrefOf(page - 1)} rel="prev">
            <ArrowLeft className="icon" aria-hidden="true" />
            Anterior
          </SmartLink>
        ) : (
          <span />
        )}
        <p className="muted small text-center">
          Página {formatCount(page)} de {formatCount(pages)}
        </p>
        {page < pages && (
          <SmartLink className={`${way} justify-self-end`} href={hrefOf(page + 1)} rel="next">
            Próxima
            <ArrowRight className="icon" aria-hidden="true" />
          </SmartLink>
        )}
      </div>
    </nav>
  )
}

/** Hosts serve one file for every search: without script an address with a filter shows all. */
export const WholeListNote = () => (
  <noscript>
    <p className="small muted mt-3">
      Sem JavaScript, a busca e os filtros não funcionam: esta é a lista inteira.
    </p>
  </noscript>
)

/** Link to an Atom feed. */
export const FeedLink = ({ href, text }: { href: string; text: string }) => (
  <p className="hint mt-4">
    <a href={href} type="application/atom+xml">
      {text}
    </a>
  </p>
)
