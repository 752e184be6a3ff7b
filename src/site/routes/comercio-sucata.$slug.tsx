import { createFileRoute } from '@tanstack/react-router'
import { loadContent, materialGuideQuery } from '../content'
import { materialHead } from '../features/materials/material/material-texts'
import { MaterialPage } from '../features/materials/material/material-page'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { missingHead } from '../lib/head'

export const Route = createFileRoute('/comercio-sucata/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [company, guide, page, materials] = await Promise.all([
      loadContent(queryClient, 'company'),
      queryClient.ensureQueryData(materialGuideQuery(slug)),
      loadContent(queryClient, 'material-page'),
      loadContent(queryClient, 'materials'),
      loadContent(queryClient, 'scrap-page'),
      loadContent(queryClient, 'layout-page'),
    ])
    // Only a link from another site, answered by 404.html, names an unknown material.
    const material = materials.find((one) => one.slug === slug)
    if (guide && material) return { company, found: { company, page, material, guide } }
    await loadContent(queryClient, 'not-found-page')
    return { company }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { company, found } = loaderData
    return found ? materialHead(found) : missingHead(company)
  },
  component: MaterialRoute,
})

function MaterialRoute() {
  const { found } = Route.useLoaderData()
  return found ? (
    <MaterialPage key={found.material.slug} material={found.material} />
  ) : (
    <NotFoundPage />
  )
}
