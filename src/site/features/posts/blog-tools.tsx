import { useId } from 'react'
import { BLOG_PATH } from '../../../content/posts'
import type { BlogPageView } from '../../../content/views'
import { categorySlug, POST_CATEGORIES } from '../../../content/vocabulary'
import { SearchBox } from '../../ui/search-box'

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
  return (
    <search>
      {/* Before the application runs, Enter sends the form, which leads to the same list. */}
      <form
        className="list-tools blog-tools md:grid-cols-[minmax(0,1fr)_300px]"
        action={BLOG_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field">
          <SearchBox
            label={texts.label}
            placeholder={texts.placeholder}
            name="q"
            text={text}
            onText={onText}
          />
        </div>
        <div className="field">
          <label htmlFor={id}>{texts.categoryLabel}</label>
          <select
            className="input"
            id={id}
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
