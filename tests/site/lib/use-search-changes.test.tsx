import { expect, it, vi } from 'vitest'
import { act } from 'react'
import { useSearchChanges } from '../../../src/site/lib/use-search-changes'
import { render } from '../render'

interface Search {
  ordem?: string | undefined
  disponiveis?: string | undefined
}
let ask: (change: Search, how: 'push') => void
const write = vi.fn<(search: Search, how: 'push') => void>()
function Page({ search }: { search: Search }) {
  ask = useSearchChanges(search, write)
  return null
}

it('two choices before the address has answered are both kept, and the address has the last word', async () => {
  const rendered = await render(<Page search={{}} />)
  await act(async () => {
    ask({ ordem: 'menor-preco' }, 'push')
  })
  await rendered.update(<Page search={{}} />)
  await act(async () => {
    ask({ disponiveis: 'sim' }, 'push')
  })
  expect(write.mock.calls).toEqual([
    [{ ordem: 'menor-preco' }, 'push'],
    [{ ordem: 'menor-preco', disponiveis: 'sim' }, 'push'],
  ])
  await rendered.update(<Page search={{ ordem: 'menor-preco-por-unidade' }} />)
  await act(async () => {
    ask({ disponiveis: 'sim' }, 'push')
  })
  expect(write).toHaveBeenLastCalledWith(
    { ordem: 'menor-preco-por-unidade', disponiveis: 'sim' },
    'push',
  )
})
