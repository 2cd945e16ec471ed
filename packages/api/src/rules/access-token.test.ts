import { expect, test } from 'vitest'
import { type AccessTokenType, Permission, ProgramPermission } from '../schemas/index.ts'
import { getScope } from './access-token.ts'
import { getPermissions } from './roles.ts'

const member = [...getPermissions({ role: 'member', accessPortal: true })]
const owner = [...getPermissions({ role: 'owner', accessPortal: true })]

test('what belongs to people is never given to a program', () => {
  const grantable: readonly string[] = ProgramPermission.options
  expect(Permission.options.filter((permission) => !grantable.includes(permission))).toEqual([
    '*',
    'portal:access',
    'accounts:read',
    'accounts:list',
    'accounts:create',
    'accounts:update',
    'accounts:delete',
    'organizations:create',
    'organizations:update',
    'organizations:delete',
    'organizations_accounts:create',
    'organizations_accounts:update',
    'organizations_accounts:delete',
    'teams:create',
    'teams:invite',
    'teams:update',
    'teams:delete',
  ])
})

test.each<[AccessTokenType, Permission[], Permission[], Permission[]]>([
  ['restricted', ['things:read', 'things:update', 'accounts:read'], owner, ['*', 'things:read', 'things:update']],
  ['restricted', ['things:read', 'things:update'], member, ['*', 'things:read']],
  ['full', [], ['*', 'portal:access', 'things:update'], ['*', 'things:update']],
  ['read_only', ['things:update'], ['*', 'things:read', 'things:list', 'things:update'], ['*', 'things:read', 'things:list']],
  ['full', [], [], []],
  ['full', [], ['*', 'organizations:update', 'teams:list', 'teams:invite', 'organizations_accounts:create'], ['*', 'teams:list']],
  ['restricted', ['organizations:update', 'teams:invite'], owner, ['*']],
])('a %s token that lists %j', (accessTokenType, permissions, held, may) => {
  expect(getScope({ accessTokenType, permissions }, held)).toEqual(may)
})
