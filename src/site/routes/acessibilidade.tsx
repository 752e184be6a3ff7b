import { createFileRoute } from '@tanstack/react-router'
import { pageLoader, useContent } from '../content'
import { ArticleBody, ArticleToc } from '../features/posts/article-body'
import { AccessibilityContact, TextPage } from '../features/texts/text-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/acessibilidade')({
  loader: pageLoader('accessibility-page'),
  head: headAt('/acessibilidade'),
  component: AccessibilityRoute,
})

function AccessibilityRoute() {
  const page = useContent('accessibility-page')
  return (
    <TextPage
      page={page}
      index={<ArticleToc title="Nesta página" headings={page.headings} />}
      text={<ArticleBody tree={page.tree} />}
    >
      <AccessibilityContact />
    </TextPage>
  )
}
