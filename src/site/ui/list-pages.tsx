import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { LayoutView } from '../../content/views'
import { fillPlaces, formatCount } from '../lib/format'
import { buttonClass } from './button'
import { SmartLink } from './smart-link'
import { PAGES } from './labels'
import { pageNumbers } from '../lib/paginate'

interface Props {
  page: number
  pages: number
  texts: LayoutView['pages']
  /** Address of a page. */
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; nothing for a list of one page. */
export function ListPages({ page, pages, texts, hrefOf }: Props) {
  if (pages <= 1) return null
  const where = fillPlaces(texts.where, { pagina: formatCount(page), paginas: formatCount(pages) })
  return (
    <nav className="list-pages num" aria-label={PAGES}>
      {page > 1 ? (
        <SmartLink className={buttonClass('outline')} href={hrefOf(page - 1)} rel="prev">
          <ArrowLeft className="icon" aria-hidden="true" />
          {texts.previousButton}
        </SmartLink>
      ) : (
        <span />
      )}
      <div>
        <ol>
          {pageNumbers(page, pages).map((number, index) => (
            <li key={number === 'gap' ? `gap-${index}` : number}>
              {number === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : number === page ? (
                <span aria-current="page">{formatCount(number)}</span>
              ) : (
                <SmartLink href={hrefOf(number)}>{formatCount(number)}</SmartLink>
              )}
            </li>
          ))}
        </ol>
        <p className="muted">{where}</p>
      </div>
      {page < pages && (
        <SmartLink className={buttonClass('outline')} href={hrefOf(page + 1)} rel="next">
          {texts.nextButton}
          <ArrowRight className="icon" aria-hidden="true" />
        </SmartLink>
      )}
    </nav>
  )
}
