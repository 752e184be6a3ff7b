import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { BLOG_PATH } from '../../../content/posts'
import type { BlogPageView } from '../../../content/views'
import { categorySlug, POST_CATEGORIES } from '../../../content/vocabulary'
import { useTyped } from '../../lib/use-typed'

interface Props {
  texts: BlogPageView['search']
  text: string
  onText: (text: string) => void
  /** Slug of the category; absent for all. */
  category?: string
  onCategory: (category?: string) => void
}

/** Search box and category list above the articles. */
export function BlogTools({ texts, text, onText, category = '', onCategory }: Props) {
  const id = useId()
  const choose = (slug: string) => onCategory(slug || undefined)
  const box = useTyped<HTMLInputElement>(text, onText)
  const list = useTyped<HTMLSelectElement>(category, choose)
  return (
    <search>
      {/* Before the application runs, Enter sends the form, which leads to the same list. */}
      <form
        className="list-tools blog-tools"
        action={BLOG_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field">
          <label htmlFor={`${id}q`}>{texts.label}</label>
          <div className="search-box">
            <Search className="icon" aria-hidden="true" />
            <input
              className="input"
              id={`${id}q`}
              ref={box}
              name="q"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.placeholder}
              value={text}
              onChange={(event) => onText(event.target.value)}
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}c`}>{texts.categoryLabel}</label>
          <select
            className="input"
            id={`${id}c`}
            ref={list}
            name="categoria"
            value={category}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{texts.allCategories}</option>
            {POST_CATEGORIES.map((name) => (
              <option key={name} value={categorySlug(name)}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  )
}
