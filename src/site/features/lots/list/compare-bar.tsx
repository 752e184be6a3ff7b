import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import type { LotView } from '../../../../content/views/views'
import { focusAround } from '../../../lib/focus-around'
import { buttonClass } from '../../../ui/button'
import { SmartLink } from '../../../ui/smart-link'
import { compareHref, MAX_COMPARED, setCompared, useCompared } from '../shared/chosen-lots'
import { Tick } from '../shared/lot-parts'

const PLACE =
  'grid min-h-13 min-w-0 flex-[0_1_160px] grid-cols-[minmax(0,1fr)_44px] items-center rounded-control border border-light-25 pl-3.5 text-caption xl:flex-[0_1_250px]'

const toggled = (slug: string, slugs: readonly string[]): string[] =>
  slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]

/**
 * At the foot of the window: the ticked lots, and the link to their comparison. It names the lots
 * where there is room for names, and shows their number elsewhere. The limit is in rem, because
 * larger names need more room.
 */
export function CompareBar({ lots }: { lots: readonly LotView[] }) {
  const slugs = useCompared()
  // The pressed button may disappear with its lot.
  const leave = (next: readonly string[]) => (event: MouseEvent<HTMLElement>) => {
    focusAround(event.currentTarget)
    setCompared(next)
  }
  return (
    <>
      {/* Here before the bar is: screen readers do not announce a region that comes with its text. */}
      <p className="sr" role="status">
        {slugs.length > 0 ? `Na comparação: ${slugs.length} de 4.` : 'Comparação vazia.'}
      </p>
      {slugs.length > 0 && (
        <section
          className="compare-bar dark @container fixed inset-x-0 bottom-0 z-6 border-t border-light-25 bg-mask-950 pb-[env(safe-area-inset-bottom,0px)] print:hidden"
          aria-label="Lotes para comparar"
        >
          <div className="wrap flex min-h-17 items-center gap-3 max-md:pl-17 md:min-h-20 md:gap-4">
            <ul className="flex min-w-0 flex-1 gap-3 @max-[60rem]:hidden">
              {slugs
                .flatMap((slug) => lots.filter((lot) => lot.slug === slug))
                .map((lot) => (
                  <li key={lot.slug} className={PLACE}>
                    <span className="line-clamp-2">{lot.title}</span>
                    <button
                      type="button"
                      className="muted grid h-11 place-items-center hover:text-white"
                      aria-label={`Tirar da comparação: ${lot.title}`}
                      onClick={leave(toggled(lot.slug, slugs))}
                    >
                      <X className="icon" aria-hidden="true" />
                    </button>
                  </li>
                ))}
              {slugs.length < MAX_COMPARED && (
                <li className={`${PLACE} muted border-dashed`}>Cabe mais um</li>
              )}
            </ul>
            <p className="small num flex-1 @min-[60rem]:hidden">{slugs.length} de 4</p>
            <button
              type="button"
              className={buttonClass('ghost', 'max-md:hidden')}
              onClick={leave([])}
            >
              Limpar
            </button>
            {slugs.length > 1 ? (
              <SmartLink className={buttonClass('gold', 'max-md:px-4')} href={compareHref(slugs)}>
                Comparar lotes
              </SmartLink>
            ) : (
              <span className="muted">Escolha mais um</span>
            )}
          </div>
        </section>
      )}
    </>
  )
}

/** Checkbox that puts a lot into the comparison. */
export function CompareTick({ lot }: { lot: LotView }) {
  const slugs = useCompared()
  const isTicked = slugs.includes(lot.slug)
  const isFull = !isTicked && slugs.length >= MAX_COMPARED
  return (
    <Tick
      className="needs-script"
      checked={isTicked}
      disabled={isFull}
      aria-describedby={`lote-${lot.slug}`}
      onChange={() => setCompared(toggled(lot.slug, slugs))}
    >
      {isFull ? 'Já são quatro' : 'Comparar'}
    </Tick>
  )
}
