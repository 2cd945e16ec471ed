import { expect, test } from 'vitest'
import { isPublicRoute, missingRoutePermissions, type RouteHandle } from './route-handle.ts'

const matches = (...handles: (RouteHandle | undefined)[]) => handles.map((handle) => ({ handle }))

test('a route needs the permissions of every matched record', () => {
  const matched = matches(undefined, { permissions: ['portal:access'] }, { permissions: ['interactions:list', 'portal:access'] })
  expect(missingRoutePermissions(matched, [])).toEqual(['portal:access', 'interactions:list'])
  expect(missingRoutePermissions(matched, ['portal:access'])).toEqual(['interactions:list'])
  expect(missingRoutePermissions(matched, ['portal:access', 'interactions:list'])).toEqual([])
})

test('a route without permissions is open to anyone signed in, and public only when it says so', () => {
  expect(missingRoutePermissions(matches(undefined, {}), [])).toEqual([])
  expect(isPublicRoute(matches(undefined, {}))).toBe(false)
  expect(isPublicRoute(matches(undefined, { public: true }))).toBe(true)
})
