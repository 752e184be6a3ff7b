import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { countLots } from '../../../../src/content/lots/listing'
import { contentQuery, lotListQuery } from '../../../../src/site/content'
import { useFoundLots } from '../../../../src/site/features/lots/use-found-lots'
import { render } from '../../render'
import { siteData, until } from '../requests/harness'
import { lotView } from './lot-fixtures'

function Found({ text }: { text: string }) {
  const { page, isFailed } = useFoundLots(1, {}, text)
  return `${isFailed ? 'falhou: ' : ''}${page.items.map(({ slug }) => slug).join(' ')}`
}

it('a search whose lots do not arrive shows the newest, not what was found before', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const all = Array.from({ length: 13 }, (_, index) =>
    lotView(`l${index}`, { title: `n${index}.` }),
  )
  const newest = all.slice(0, 12)
  const data = siteData()
  const list = { lots: newest, total: all.length, counts: countLots(all) }
  data.setQueryData(lotListQuery(1).queryKey, list)
  data.setQueryData(contentQuery('lots').queryKey, all)
  const at = (text: string) => (
    <QueryClientProvider client={data}>
      <Found text={text} />
    </QueryClientProvider>
  )
  const { container, update } = await render(at('n3.'))
  await until(() => container.textContent === 'l3')
  await update(at('n12.'))
  await until(() => container.textContent.startsWith('falhou'))
  expect(container.textContent).toBe(`falhou: ${newest.map(({ slug }) => slug).join(' ')}`)
  vi.unstubAllGlobals()
})
