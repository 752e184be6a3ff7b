import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { parseSearch } from '../lib/search-text'

interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site (/blog?categoria=x#topo), a file of it (/feed.xml), or any other address. */
  href: string
  /** Opens in a new tab; for other sites only. */
  newTab?: boolean
  /** Marks the link as the current page on every page below its path, too. */
  currentBelow?: boolean
}

// The search must be the same too: a link to one category is not the current page while another category shows.
const HERE = { exact: true }
const HERE_AND_BELOW = { exact: false, includeSearch: false }
const NO_PROPS = {}

const isPage = (href: string) =>
  /^\/(?!\/)/.test(href) && !/^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(href)

/**
 * A link that moves between pages without reloading; its address is real, so it works without
 * script and in new tabs.
 */
export function SmartLink({
  href,
  newTab = false,
  currentBelow = false,
  children,
  ...props
}: SmartLinkProps) {
  if (!isPage(href))
    return (
      <a {...props} href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {children}
      </a>
    )
  const { pathname, search, hash } = new URL(href, 'https://site.invalid')
  return (
    <Link
      {...props}
      to={pathname}
      search={parseSearch(search)}
      hash={hash.slice(1) || undefined}
      activeOptions={currentBelow ? HERE_AND_BELOW : HERE}
      // aria-current marks the page; the router's own class is not needed.
      activeProps={NO_PROPS}
    >
      {children}
    </Link>
  )
}
