import { expect, test } from 'vitest'
import { Permission } from '../schemas/index.ts'
import { getPermissions } from './roles.ts'

const may = (role: 'member' | 'admin' | 'owner', accessPortal: boolean) => new Set(getPermissions({ role, accessPortal }))

test('admins and owners may do everything', () => {
  expect(may('owner', true)).toEqual(new Set(Permission.options))
  expect(may('admin', true)).toEqual(new Set(Permission.options))
})

test('without portal access nobody has it, and a member only runs tasks', () => {
  expect([...may('admin', false)]).toEqual(Permission.options.filter((permission) => permission !== 'portal:access'))
  expect([...may('member', false)]).toEqual([
    '*',
    'accounts:read',
    'organizations:read',
    'things:read',
    'things:list',
    'things:discover',
    'tasks:read',
    'tasks:list',
    'items:read',
    'items:list',
    'executions:read',
    'executions:create',
    'executions:update',
    'executions:process',
    'executions:complete',
  ])
})

test('a member sees the catalogue and the records, records, and neither changes nor sees access and secrets', () => {
  expect([...may('member', true)]).toEqual([
    '*',
    'portal:access',
    'accounts:read',
    'accounts:list',
    'organizations:read',
    'organizations:list',
    'things:read',
    'things:list',
    'things:discover',
    'vcodegroups:read',
    'vcodegroups:list',
    'identificationCodes:read',
    'identificationCodes:list',
    'batches:read',
    'batches:list',
    'tasks:read',
    'tasks:list',
    'interactions:read',
    'interactions:list',
    'interactions:create',
    'categories:read',
    'categories:list',
    'items:read',
    'items:list',
    'tasksLibrary:read',
    'tasksLibrary:list',
    'components:read',
    'components:list',
    'executions:read',
    'executions:list',
    'executions:create',
    'executions:update',
    'executions:process',
    'executions:complete',
  ])
})
