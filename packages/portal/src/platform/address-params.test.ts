import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { changeAddress } from './address-params.ts'

/** A list whose loader takes until the next turn, as prefetching does, and another page that takes as long. */
const createRouter = (search = '') => {
  const loader = () => Promise.resolve(null)
  const router = createMemoryRouter(
    [
      { path: '/list', loader },
      { path: '/other', loader },
    ],
    { initialEntries: [`/list${search}`] },
  )
  const arrive = () =>
    new Promise<string>((resolve) => {
      const tell = () => {
        if (!router.state.initialized || router.state.navigation.state !== 'idle') return
        stop()
        resolve(`${router.state.location.pathname}${router.state.location.search}`)
      }
      const stop = router.subscribe(tell)
      tell()
    })
  return { router, arrive }
}

const set = (name: string, value: string) => (current: URLSearchParams) => {
  const next = new URLSearchParams(current)
  next.set(name, value)
  return next
}

test('each of several changes in a row goes on from the one before', async () => {
  const { router, arrive } = createRouter('?sort=name_asc')
  await arrive()
  changeAddress(router, set('page', '2'))
  changeAddress(router, set('view', 'map'))
  changeAddress(router, set('page', '3'), { flushSync: true })
  expect(await arrive()).toBe('/list?sort=name_asc&page=3&view=map')
})

test('a change that replaces keeps the entry of the one before, which has not arrived', async () => {
  const { router, arrive } = createRouter()
  await arrive()
  changeAddress(router, set('page', '2'))
  changeAddress(router, set('at', 'here'), { replace: true })
  expect([await arrive(), router.state.historyAction]).toEqual(['/list?page=2&at=here', 'PUSH'])
  changeAddress(router, set('at', 'there'), { replace: true })
  expect([await arrive(), router.state.historyAction]).toEqual(['/list?page=2&at=there', 'REPLACE'])
  await router.navigate(-1)
  expect(await arrive()).toBe('/list')
})

test('a page whose address is replaced is still opened from where it was', async () => {
  const { router, arrive } = createRouter()
  await arrive()
  await router.navigate('/list?page=2', { state: '/other' })
  changeAddress(router, set('page', '3'), { replace: true })
  expect([await arrive(), router.state.location.state]).toEqual(['/list?page=3', '/other'])
  changeAddress(router, set('page', '4'))
  expect([await arrive(), router.state.location.state]).toEqual(['/list?page=4', false])
})

test('who is on the way to another page is not held back', async () => {
  const { router, arrive } = createRouter()
  await arrive()
  void router.navigate('/other')
  changeAddress(router, set('page', '2'))
  expect(await arrive()).toBe('/other')
})

test('what changes nothing goes nowhere', async () => {
  const { router, arrive } = createRouter('?page=2')
  await arrive()
  const { key } = router.state.location
  changeAddress(router, set('page', '2'))
  expect([await arrive(), router.state.location.key]).toEqual(['/list?page=2', key])
})
