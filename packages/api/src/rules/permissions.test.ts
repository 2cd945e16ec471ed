import { expect, test } from 'vitest'
import { hasPermissions, missingPermissions } from './permissions.ts'

test('names what is missing, in the order it was asked for', () => {
  expect(missingPermissions(['things:read'], ['portal:access', 'things:read', 'interactions:list'])).toEqual([
    'portal:access',
    'interactions:list',
  ])
})

test('anyone may do what asks for *', () => {
  expect(hasPermissions([], ['*'])).toBe(true)
  expect(hasPermissions([], ['portal:access'])).toBe(false)
})
