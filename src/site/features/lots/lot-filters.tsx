import { Search } from 'lucide-react'
import { type RefObject, useId } from 'react'
import type { LotsPageView } from '../../../content/views'
import type { LotCategory } from '../../../content/vocabulary'
import { formatCount } from '../../lib/format'
import { CATEGORY_BUTTONS, type CategoryCounts } from './find-lots'
import { CATEGORY } from './labels'

interface Props {
  texts: Pick<LotsPageView, 'search' | 'categories'>
  text: string
  onText: (text: string) => void
  category?: LotCategory
  onCategory: (category?: LotCategory) => void
  counts: CategoryCounts
  inputRef: RefObject<HTMLInputElement | null>
}

/** Search box and category buttons above the lots. */
export function LotFilters({ texts, text, onText, category, onCategory, counts, inputRef }: Props) {
  const id = useId()
  return (
    <search className="list-tools">
      <div className="field">
        <label htmlFor={id}>{texts.search.label}</label>
        <div className="search-box">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input" id={id} ref={inputRef} type="search" enterKeyHint="search" autoComplete="off" spellCheck={false}
            placeholder={texts.search.placeholder} value={text} onChange={(event) => onText(event.target.value)}
          />
        </div>
      </div>
      <div className="lot-filters-chips" role="group" aria-label={CATEGORY}>
        {CATEGORY_BUTTONS.map((name) => {
          const value = name === 'todos' ? undefined : name
          return (
            <button key={name} type="button" className="chip" aria-pressed={category === value} onClick={() => onCategory(value)}>
              {texts.categories[name]} <small>{formatCount(counts[name])}</small>
            </button>
          )
        })}
      </div>
    </search>
  )
}
