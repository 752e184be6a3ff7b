import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { loadContent } from '../content'
import { ARTICLES_FEED } from '../../content/views/paths'
import { Layout } from '../features/layout/layout'
import { announcedFeed } from '../lib/head'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context: { queryClient } }) => {
    const [company] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'layout-page'),
      loadContent(queryClient, 'messages'),
    ])
    return { company }
  },
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#06251C' },
      // Prices and codes are no telephone numbers.
      { name: 'format-detection', content: 'telephone=no' },
      { property: 'og:locale', content: 'pt_BR' },
      ...(loaderData ? [{ property: 'og:site_name', content: loaderData.company.name }] : []),
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      // In development there is nothing to install.
      ...(import.meta.env.DEV
        ? []
        : [
            { rel: 'apple-touch-icon', href: '/icones/apple.png' },
            { rel: 'manifest', href: '/manifest.webmanifest' },
          ]),
      announcedFeed(ARTICLES_FEED, loaderData?.company.name),
    ],
  }),
  component: Document,
})

function Document() {
  return (
    <html lang="pt-BR">
      <head>
        <HeadContent />
      </head>
      <body>
        <Layout>
          <Outlet />
        </Layout>
      </body>
    </html>
  )
}
