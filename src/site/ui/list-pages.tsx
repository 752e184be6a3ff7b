import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatCount } from '../lib/format'
import { buttonClass } from './button'
import { SmartLink } from './smart-link'
import { pageNumbers } from '../lib/paginate'

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
        <div>
          <ol className="flex justify-center gap-1 font-[560] max-md:hidden">
            {pageNumbers(page, pages).map((number, index) => (
              <li key={number === 'gap' ? `gap-${index}` : number}>
                {number === 'gap' ? (
                  <span className={PAGE_NUMBER} aria-hidden="true">
                    …
                  </span>
                ) : number === page ? (
                  <span
                    className={`${PAGE_NUMBER} border-b-2 border-copper-500 text-mask-600`}
                    aria-current="page"
                  >
                    {formatCount(number)}
                  </span>
                ) : (
                  <SmartLink
                    className={`${PAGE_NUMBER} text-ink no-underline hover:bg-mask-100`}
                    href={hrefOf(number)}
                  >
                    {formatCount(number)}
                  </SmartLink>
                )}
              </li>
            ))}
          </ol>
          <p className="muted small text-center">
            Página {formatCount(page)} de {formatCount(pages)}
          </p>
        </div>
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

const PAGE_NUMBER = 'grid h-11 min-w-11 place-items-center px-2'
