import { expect, test } from 'vitest'
import type { OrganizationAccountChange, Role } from '../schemas/index.ts'
import { type Actor, findChangeRefusal, findRemovalRefusal, losesOwner } from './membership-change.ts'
import { getPermissions } from './roles.ts'

const actor = (role: Role): Actor => ({ accountId: 'me', role, permissions: getPermissions({ role, accessPortal: true }) })
const other = (role: Role) => ({ accountId: 'other', role })

test.each<[Role, Role, OrganizationAccountChange, boolean]>([
  ['owner', 'member', { role: 'owner' }, true],
  ['owner', 'owner', { role: 'member' }, true],
  ['admin', 'member', { role: 'admin' }, true],
  ['admin', 'admin', { isSuspended: true }, true],
  ['admin', 'member', { role: 'owner' }, false],
  ['admin', 'owner', { accessPortal: false }, false],
  ['admin', 'owner', { portalLanguage: 'de' }, false],
  ['member', 'member', { accessPortal: true }, false],
  ['member', 'member', { portalLanguage: 'de' }, false],
])('an %s changes a %s to %j: %s', (role, target, change, allowed) => {
  expect(findChangeRefusal(actor(role), other(target), change) === undefined).toBe(allowed)
})

test('anyone sets their own language, and only that', () => {
  const me = { accountId: 'me', role: 'member' as const }
  expect(findChangeRefusal(actor('member'), me, { portalLanguage: 'nl' })).toBeUndefined()
  expect(findChangeRefusal(actor('member'), me, { portalLanguage: 'nl', role: 'admin' })?.code).toBe('permission_denied')
})

test('nobody locks themselves out; an admin may step back', () => {
  const me = { accountId: 'me', role: 'admin' as const }
  expect(findChangeRefusal(actor('admin'), me, { isSuspended: true })?.code).toBe('permission_denied')
  expect(findChangeRefusal(actor('admin'), me, { accessPortal: false })?.code).toBe('permission_denied')
  expect(findChangeRefusal(actor('admin'), me, { role: 'member' })).toBeUndefined()
})

test('anyone leaves; an admin removes members and admins, not owners', () => {
  expect(findRemovalRefusal(actor('member'), { accountId: 'me', role: 'member' })).toBeUndefined()
  expect(findRemovalRefusal(actor('member'), other('member'))?.code).toBe('permission_denied')
  expect(findRemovalRefusal(actor('admin'), other('admin'))).toBeUndefined()
  expect(findRemovalRefusal(actor('admin'), other('owner'))?.code).toBe('permission_denied')
})

test('an owner is lost who is removed, suspended or made something else', () => {
  const owner = { role: 'owner' as const, isSuspended: false }
  expect([losesOwner(owner, 'removed'), losesOwner(owner, { role: 'admin' }), losesOwner(owner, { isSuspended: true })]).toEqual(
    Array(3).fill(true),
  )
  expect([
    losesOwner(owner, { role: 'owner' }),
    losesOwner({ ...owner, isSuspended: true }, 'removed'),
    losesOwner({ role: 'admin', isSuspended: false }, 'removed'),
  ]).toEqual(Array(3).fill(false))
})
