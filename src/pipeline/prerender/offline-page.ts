import type { DocumentOf } from '../../content/document-types'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Words {
  shell: Pick<DocumentOf<'ShellPage'>, 'offline' | 'navigation'>
  company: Pick<DocumentOf<'Company'>, 'name' | 'phone' | 'email'>
  /** Addresses that open without a network. */
  kept: readonly string[]
}

/**
 * The page that the service worker shows in place of one that this device has not kept: whole in itself and without script,
 * because it stands at any address. Its style is that of the page for unknown addresses.
 */
export function offlinePage({ shell: { offline, navigation }, company, kept }: Words): string {
  const ways = navigation.filter(({ href }) => kept.includes(href)).map(({ href, label }) => `<li><a href="${escaped(href)}">${escaped(label)}</a></li>`)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${offline.title} | ${company.name}`)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main class="wrap page-header pb-section">
<h1>${escaped(offline.title)}</h1>
<p class="lead">${escaped(offline.text)}</p>
<ul>${ways.join('')}<li><a href="tel:+${company.phone.replace(/\D/g, '')}">${escaped(company.phone)}</a></li><li><a href="mailto:${escaped(company.email)}">${escaped(company.email)}</a></li></ul>
<p class="btns mt-8"><a class="btn btn-default" href="">${escaped(offline.retry)}</a></p>
</main>
</body>
</html>
`
}
