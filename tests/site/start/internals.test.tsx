import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import {
  forgetSeenValue,
  isShown,
  markRendered,
  matchesOf,
  preventReload,
  renderedProps,
} from '../../../src/site/start/internals'
import { find } from '../../support/find'

/* Behaviour of the installed router and React that the start uses beyond their documented APIs. */

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

async function routerAt(path: string) {
  const root = createRootRoute({ component: () => <Outlet /> })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => 'início' }),
      createRoute({
        getParentRoute: () => root,
        path: '/falta',
        loader: () => {
          throw notFound()
        },
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/falha',
        loader: () => {
          throw new Error('404')
        },
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}

it.each([
  ['/', [true, true]],
  ['/falta', [true, false]],
  ['/falha', [true, false]],
])('of the routes of %s it is known which show themselves', async (path, shown) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const matches = matchesOf(await routerAt(path))
  // The router marks the root, too, when a route below it found nothing.
  expect(matches.map(isShown).includes(false)).toBe(shown.includes(false))
  expect(matches.map(({ routeId }) => routeId)).toEqual(['__root__', path === '/' ? '/' : path])
})

it('a page that is marked as rendered has the boundaries of its HTML, and no other', async () => {
  const rendered = await routerAt('/')
  rendered.update({ ...rendered.options, isServer: true })
  const html = renderToString(<RouterProvider router={rendered as never} />)
  const router = await routerAt('/')
  const shown = () => renderToString(<RouterProvider router={router as never} />)
  expect(shown()).not.toBe(html)
  markRendered(router)
  expect(shown()).toBe(html)
})

it('a route whose file is missing does not reload the page where that is prevented', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const message = 'Failed to fetch dynamically imported module: https://site.example/assets/x.js'
  const missing = () => lazyRouteComponent(() => Promise.reject(new TypeError(message)))
  const load = async () => {
    const component = missing()
    await component.preload?.()?.catch(() => undefined)
    try {
      // Renders as React does: the component throws a promise while it waits, or the error.
      const pending: unknown = (component as (props: object) => unknown)({})
      await pending
    } catch (thrown) {
      if (!(thrown instanceof Error)) void thrown
    }
  }
  await load()
  expect(reload).toHaveBeenCalledOnce()
  reload.mockClear()
  sessionStorage.clear()
  preventReload(message)
  await load()
  expect(reload).not.toHaveBeenCalled()
})

it('of a field it is known what React has rendered, and an event of a value that it has seen is heard', () => {
  const heard = vi.fn()
  document.body.innerHTML = '<div></div><input id="own">'
  const root = createRoot(find('div'))
  act(() => root.render(<input name="q" value="cobre" onChange={heard} />))
  const field = find<HTMLInputElement>('[name=q]')
  expect(renderedProps(field)).toMatchObject({ value: 'cobre', onChange: heard })
  expect(renderedProps(find('#own'))).toBeUndefined()
  const tell = () =>
    act(() => {
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  tell()
  expect(heard).not.toHaveBeenCalled()
  forgetSeenValue(field)
  tell()
  expect(heard).toHaveBeenCalledOnce()
  act(() => root.unmount())
})
