import { createFileRoute } from '@tanstack/react-router'
import { companyQuery, privacyPageQuery, usePrivacyPage } from '../content'
import { ArticleBody } from '../features/posts/article-body'
import { ArticleToc } from '../features/posts/article-toc'
import { PrivacyContact } from '../features/texts/privacy-contact'
import { TextPage } from '../features/texts/text-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/privacidade')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(privacyPageQuery),
    ])
    return { company, seo: page.seo, name: page.header.title }
  },
  head: headAt('/privacidade'),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const page = usePrivacyPage()
  return (
    <TextPage
      page={page}
      index={<ArticleToc title={page.contents} headings={page.headings} />}
      text={<ArticleBody tree={page.tree} />}
    >
      <PrivacyContact texts={page.contact} />
    </TextPage>
  )
}
