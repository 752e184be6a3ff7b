import type { LotView } from '../../../../content/views/views'
import { focusAround } from '../../../lib/focus-around'
import { Button, buttonClass } from '../../../ui/button'
import { SmartLink } from '../../../ui/smart-link'
import { compareHref, MAX_COMPARED, setCompared, useCompared } from '../shared/chosen-lots'
import { Tick } from '../shared/lot-parts'

/** At the foot of the window: how many lots are ticked, and the link to their comparison. */
export function CompareBar() {
  const slugs = useCompared()
  return (
    <>
      {/* Here before the bar is: screen readers do not announce a region that comes with its text. */}
      <p className="sr" role="status">
        {slugs.length > 0 ? `Na comparação: ${slugs.length} de 4.` : 'Comparação vazia.'}
      </p>
      {slugs.length > 0 && (
        <section
          className="compare-bar dark fixed inset-x-0 bottom-0 z-6 border-t border-light-25 bg-mask-950 pb-[env(safe-area-inset-bottom,0px)] print:hidden"
          aria-label="Lotes para comparar"
        >
          <div className="wrap flex min-h-17 items-center gap-3 max-md:pl-17 md:min-h-20 md:gap-4">
            <p className="small num flex-1">{slugs.length} de 4 lotes</p>
            <Button
              variant="ghost"
              className="max-md:hidden"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget)
                setCompared([])
              }}
            >
              Limpar
            </Button>
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
export function CompareTick({ lot: { slug } }: { lot: LotView }) {
  const slugs = useCompared()
  const isTicked = slugs.includes(slug)
  const isFull = !isTicked && slugs.length >= MAX_COMPARED
  return (
    <Tick
      className="needs-script"
      checked={isTicked}
      disabled={isFull}
      aria-describedby={`lote-${slug}`}
      onChange={() =>
        setCompared(isTicked ? slugs.filter((other) => other !== slug) : [...slugs, slug])
      }
    >
      {isFull ? 'Já são quatro' : 'Comparar'}
    </Tick>
  )
}
