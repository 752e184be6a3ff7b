import type { DocumentOf } from '../../content/document-types'
import { reais } from '../../content/figures'
import { brazilianDay } from '../../content/rules/dates'
import type { HomePageView } from '../../content/views'
import { escapeHtml } from '../escape-html'

interface Words {
  layout: Pick<DocumentOf<'LayoutPage'>, 'offline' | 'navigation'>
  company: Pick<DocumentOf<'Company'>, 'name' | 'phone' | 'email'>
  /** The prices of the home page, as this release has them. */
  ticker: Pick<HomePageView['ticker'], 'updatedOn' | 'materials'>
  /** The telephone number in national form. */
  phone: string
  /** The mark as SVG, drawn in the page: nothing else may be fetched. */
  mark: string
  /** Addresses that open without a network. */
  kept: readonly string[]
}

/**
 * The page that the service worker shows in place of one that this device has not kept: complete
 * and without script, because it is shown at any address.
 */
export function offlinePage({
  layout: { offline, navigation },
  company,
  ticker,
  phone,
  mark,
  kept,
}: Words): string {
  const way = (href: string, text: string) =>
    `<li><a class="btn btn-outline" href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`
  const ways = [
    ...navigation
      .filter(({ href }) => kept.includes(href))
      .map(({ href, label }) => way(href, label)),
    way(`tel:+${company.phone.replace(/\D/g, '')}`, phone),
    way(`mailto:${company.email}`, company.email),
  ]
  const prices = ticker.materials.map(
    ({ name, pricePerKg }) =>
      `<li>${escapeHtml(name)} <b>${reais(pricePerKg).replace(' ', '&nbsp;')}/kg</b></li>`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${offline.title} | ${company.name}`)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header class="header"><div class="wrap header-row">
<a class="logo" href="/">${mark}${escapeHtml(company.name)}</a>
</div></header>
<main class="wrap page-header pb-section">
<h1>${escapeHtml(offline.title)}</h1>
<p class="lead">${escapeHtml(offline.text)}</p>
<p class="mt-8 small muted">${escapeHtml(offline.note)} ${brazilianDay(ticker.updatedOn)}</p>
<ul class="ring-list num">${prices.join('')}</ul>
<p class="btns mt-8"><a class="btn btn-default" href="">${escapeHtml(offline.retry)}</a></p>
<ul class="btns mt-8">${ways.join('')}</ul>
</main>
</body>
</html>
`
}
