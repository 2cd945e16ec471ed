import fc from 'fast-check'
import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import { SegmentRouter } from './router.ts'

/** What is called, and with what: however a router says it. */
const called = ([handlers, values]: Result<string>) =>
  handlers.map(([handler, params]) => ({
    handler,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, values ? values[Number(value)] : value])),
  }))

const literal = fc.constantFrom('a', 'b', 'slug', '')
const segment = fc.oneof({ weight: 3, arbitrary: literal }, { weight: 2, arbitrary: fc.constantFrom(':x', ':y', ':z{[0-9]+}') })
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/*'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`)
  .filter((path) => new Set(path.match(/:\w/g)).size === (path.match(/:\w/g) ?? []).length)
const routes = fc.array(fc.tuple(fc.constantFrom('GET', 'POST', 'ALL'), fc.oneof(fc.constant('*'), pattern)), { maxLength: 12 })
const path = fc.array(fc.oneof(literal, fc.constantFrom('7', 'c')), { maxLength: 5 }).map((segments) => `/${segments.join('/')}`)

test("finds what Hono's trie finds, whatever routes there are", () => {
  fc.assert(
    fc.property(
      routes,
      fc.array(fc.tuple(fc.constantFrom('GET', 'POST', 'PUT'), path), { minLength: 1, maxLength: 20 }),
      (added, asked) => {
        const [ours, trie] = [new SegmentRouter<string>(), new TrieRouter<string>()]
        for (const [index, [method, at]] of added.entries())
          for (const router of [ours, trie]) router.add(method, at, `${index} ${method} ${at}`)
        for (const [method, at] of asked) expect([at, called(ours.match(method, at))]).toEqual([at, called(trie.match(method, at))])
      },
    ),
    { numRuns: 1000 },
  )
})

test('finds one form beside another at the same place', () => {
  const router = new SegmentRouter<string>()
  router.add('ALL', '*', 'log')
  router.add('GET', '/organizations/slug/:slug', 'by slug')
  router.add('GET', '/organizations/:id/statuses', 'statuses')
  expect(called(router.match('GET', '/organizations/slug/sierra'))).toEqual([
    { handler: 'log', params: {} },
    { handler: 'by slug', params: { slug: 'sierra' } },
  ])
  expect(called(router.match('GET', '/organizations/slug/statuses')).map(({ handler }) => handler)).toEqual(['log', 'by slug', 'statuses'])
  expect(called(router.match('GET', '/else'))).toEqual([{ handler: 'log', params: {} }])
})
