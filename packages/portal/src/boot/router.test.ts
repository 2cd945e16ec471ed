import { addresses } from '@tracemark/api/addresses'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { features } from '../features/index.ts'
import { createRoutes } from './router.tsx'

const listPaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined || path === '*' ? [] : [path]), ...listPaths(children ?? [])])

test('the portal has a page at every address, and no other', () => {
  const patterns = Object.values(addresses).flatMap((feature) => Object.values(feature).map(({ pattern }) => pattern))
  expect(listPaths(createRoutes()).sort()).toEqual(patterns.sort())
})

test('a feature has the pages of its own name', () => {
  const named = features.flatMap(({ name, pages }) => pages.map(({ address }) => [name, address.pattern]))
  const known = Object.entries(addresses).flatMap(([name, pages]) => Object.values(pages).map(({ pattern }) => [name, pattern]))
  expect(known).toEqual(expect.arrayContaining(named))
})
