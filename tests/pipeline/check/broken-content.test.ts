import { afterAll, describe, expect, it } from 'vitest'
import { leaveBase, linesOf, missingInBase } from './broken-content'
import { articles } from './cases/articles'
import { bytes } from './cases/bytes'
import { choices } from './cases/choices'
import { fields } from './cases/fields'
import { files } from './cases/files'
import { formats } from './cases/formats'
import { links } from './cases/links'
import { lots } from './cases/lots'
import { itemLists } from './cases/item-lists'
import { numbers } from './cases/numbers'
import { photos } from './cases/photos'
import { prices } from './cases/prices'
import { redirects } from './cases/redirects'
import { together } from './cases/together'
import { yaml } from './cases/yaml'

afterAll(leaveBase)

describe('the check names each error with file, line, column and fix, and nothing else', () => {
  it(
    'finds nothing wrong with the sound content that the cases break, but for fields ' +
      'that it was never given',
    async () => {
      expect(
        [...(await missingInBase())].filter(
          (error) => !/"falta este (?:campo|documento)"]$/.test(error),
        ),
      ).toEqual([])
    },
  )
  describe.each(
    Object.entries({
      fields,
      choices,
      numbers,
      formats,
      yaml,
      files,
      bytes,
      articles,
      links,
      photos,
      lots,
      itemLists,
      prices,
      redirects,
      together,
    }),
  )('%s', (_, cases) => {
    it.each(cases)('$name', async (broken) => {
      expect(await linesOf(broken)).toEqual(broken.lines)
    })
  })
})
