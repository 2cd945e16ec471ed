import { expect, test } from 'vitest'
import { Permission } from '../schemas/index.ts'
import { permissionsOf } from './roles.ts'

const may = (role: 'member' | 'admin' | 'owner', accessPortal: boolean) => new Set(permissionsOf({ role, accessPortal }))

test('admins and owners may do everything', () => {
  expect(may('owner', true)).toEqual(new Set(Permission.options))
  expect(may('admin', true)).toEqual(new Set(Permission.options))
})

test('without portal access nobody has it, and a member only runs tasks', () => {
  expect(may('admin', false).has('portal:access')).toBe(false)
  expect([...may('member', false)]).toEqual([
    '*',
    'accounts:read',
    'organizations:read',
    'things:read',
    'tasks:read',
    'executions:read',
    'executions:create',
    'executions:update',
    'executions:process',
    'executions:complete',
  ])
})

test('a member sees the catalogue and the records, changes neither, and sees no secrets', () => {
  const member = may('member', true)
  const asked: Permission[] = [
    'portal:access',
    'interactions:list',
    'interactions:create',
    'things:update',
    'interactions:delete',
    'webhooks:list',
    'organizations_accounts:list',
  ]
  expect(asked.filter((permission) => member.has(permission))).toEqual(['portal:access', 'interactions:list', 'interactions:create'])
})
