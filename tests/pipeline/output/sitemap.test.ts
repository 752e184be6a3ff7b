import { expect, it } from 'vitest'
import { robotsFile } from '../../../src/pipeline/output/sitemap'

it('search engines may read the whole site, and learn where its map is', () => {
  expect(robotsFile('https://x.example').trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://x.example/sitemap.xml',
  ])
})
