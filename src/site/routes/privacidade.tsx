import { createFileRoute } from '@tanstack/react-router'
import { loadContent, useContent } from '../content'
import { ArticleBody } from '../features/posts/article-body'
import { ArticleToc } from '../features/posts/article-toc'
import { PrivacyContact } from '../features/texts/text-contacts'
import { TextPage } from '../features/texts/text-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/privacidade')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'privacy-page'),
    ])
    return { company, seo: page.seo, name: page.header.title }
  },
  head: headAt('/privacidade'),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const page = useContent('privacy-page')
  return (
    <TextPage
      page={page}
      index={<ArticleToc title="Nesta página" headings={page.headings} />}
      text={<ArticleBody tree={page.tree} />}
    >
      <PrivacyContact />
    </TextPage>
  )
}
