import { join } from 'node:path'
import { addressOf as documentAddress } from '../../src/content/addresses'
import { atMoment } from '../../src/content/in-time'
import { momentInSaoPaulo } from '../../src/content/today'
import { documentsOf, type TestDocument } from '../support/documents'
import { test as base } from './site-test'
import { addressOf, SITES, type SiteName } from './sites'

export { expect, type Page } from './site-test'

export interface WalkOptions {
  site: SiteName
}

interface WalkFixtures {
  documents: TestDocument[]
  /** The paths of the sitemap and of every published document, also of those not in the sitemap. */
  paths: string[]
}

/** Returns the folder of a built site. */
export const distOf = (site: SiteName): string => join(SITES[site].folder, 'dist')

/** The test of the walk: it knows which of the built sites it looks at, and that site's documents. */
export const test = base.extend<WalkFixtures & WalkOptions>({
  site: ['delivered', { option: true }],
  documents: async ({ site }, handOn) =>
    handOn(
      documentsOf(
        join(SITES[site].folder, site === 'model' ? 'tests/fixtures/content' : 'content'),
      ).map((document) => atMoment(document, momentInSaoPaulo())),
    ),
  paths: async ({ site, request, documents }, handOn) => {
    const sitemap = await (await request.get(`${addressOf(site)}/sitemap.xml`)).text()
    const listed = Array.from(
      sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
      ([, path = '']) => path,
    )
    const owned = documents
      .filter(({ draft }) => !draft)
      .flatMap((document) => documentAddress(document) ?? [])
    await handOn([...new Set([...listed, ...owned])])
  },
})
