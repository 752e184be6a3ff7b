import X from 'lucide-react/icons/x'
import type { LotsPageView } from '../../../content/views'
import { fillPlaces, formatPrice } from '../../lib/format'
import { withoutFilterOf } from './labels'
import { activeFilters, type LotsSearch } from './lots-search'

interface AppliedProps {
  texts: Pick<LotsPageView, 'filters' | 'categories' | 'empty'>
  search: LotsSearch
  onRemove: (field: keyof LotsSearch) => void
  /** Absent when the empty list has a button for it. */
  onClear: (() => void) | undefined
}

/** A button for each filter that hides lots; pressing it removes the filter. */
export function AppliedFilters({
  texts: { filters, categories, empty },
  search,
  onRemove,
  onClear,
}: AppliedProps) {
  const active = activeFilters(search)
  if (active.length === 0) return null
  const words: Partial<Record<keyof LotsSearch, string>> = {
    q: `“${search.q ?? ''}”`,
    categoria: search.categoria && categories[search.categoria],
    de: search.de && fillPlaces(filters.from, { preco: formatPrice(Number(search.de)) }),
    ate: search.ate && fillPlaces(filters.to, { preco: formatPrice(Number(search.ate)) }),
    disponiveis: filters.availableLabel,
  }
  return (
    <>
      {active.map((field) => (
        <button
          key={field}
          type="button"
          className="chip lot-filters-applied"
          aria-label={withoutFilterOf(words[field] ?? '')}
          onClick={() => onRemove(field)}
        >
          {words[field]}
          <X className="icon" aria-hidden="true" />
        </button>
      ))}
      {onClear && (
        <button type="button" className="list-clear" onClick={onClear}>
          {empty.button}
        </button>
      )}
    </>
  )
}
