import { createFileRoute } from '@tanstack/react-router'
import { pageLoader, useContent } from '../content'
import { ArticleBody, ArticleToc } from '../features/posts/article-body'
import { PrivacyContact, TextPage } from '../features/texts/text-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/privacidade')({
  loader: pageLoader('privacy-page'),
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
