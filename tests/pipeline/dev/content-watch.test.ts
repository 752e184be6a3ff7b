import { expect, it, vi } from 'vitest'
import { ContentWatch } from '../../../src/pipeline/dev/content-watch'

/** Returns a watch on a fake of Vite's server; `sent` lists the messages to the page. */
function fakeServer() {
  const sent: string[] = []
  const server = {
    config: { logger: { info: () => {}, error: () => {} } },
    environments: { client: { hot: { send: ({ type }: { type: string }) => sent.push(type) } } },
  }
  const compilation = vi.fn()
  return { sent, compilation, watch: new ContentWatch(server as never, compilation) }
}

it('what changes during a compilation is compiled right after it, once', async () => {
  const { sent, compilation, watch } = fakeServer()
  compilation.mockResolvedValue({})
  await watch.compile()
  let end = () => {}
  compilation.mockReturnValueOnce(
    new Promise((resolve) => {
      end = () => resolve({ errors: [] })
    }),
  )
  const first = watch.compile()
  await watch.compile()
  await watch.compile()
  expect(compilation).toHaveBeenCalledTimes(2)
  end()
  await first
  expect(compilation).toHaveBeenCalledTimes(3)
  // The page gets a message only about the last state.
  expect(sent).toEqual(['full-reload'])
})
