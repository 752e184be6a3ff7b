import { createFileRoute } from '@tanstack/react-router'
import { loadContent, useContent } from '../content'
import { ArticleBody } from '../features/posts/article-body'
import { ArticleToc } from '../features/posts/article-toc'
import { AccessibilityContact } from '../features/texts/text-contacts'
import { TextPage } from '../features/texts/text-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/acessibilidade')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'accessibility-page'),
    ])
    return { company, seo: page.seo, name: page.header.title }
  },
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
