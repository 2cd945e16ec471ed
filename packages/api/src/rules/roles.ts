import { Permission, type permissionTable, type Role } from '../schemas/index.ts'

const all = Permission.options

/** What a field worker needs, who runs tasks and never opens the portal: which there are, and for what (docs/decisions/guided-tasks.md). */
const worker: readonly Permission[] = [
  'accounts:read',
  'organizations:read',
  'things:read',
  'things:list',
  'things:discover',
  'items:read',
  'items:list',
  'tasks:read',
  'tasks:list',
  'executions:read',
  'executions:create',
  'executions:update',
  'executions:process',
  'executions:complete',
]

/** Whose lists and contents hold other people's access or machines' secrets: for admins alone. */
const administration: readonly (keyof typeof permissionTable)[] = ['organizations_accounts', 'webhooks', 'teams']

const getResource = (permission: Permission) => permission.split(':')[0]

const member: readonly Permission[] = [
  '*',
  'portal:access',
  ...worker,
  'interactions:create',
  'executions:list',
  ...all.filter(
    (permission) => /:(read|list)$/.test(permission) && !administration.some((resource) => getResource(permission) === resource),
  ),
]

/** What anyone with an account may do outside organizations. */
const general: readonly Permission[] = ['*', 'accounts:read', 'organizations:create']

const granted = (role: Role, accessPortal: boolean): readonly Permission[] => {
  const given = new Set<Permission>(role === 'member' ? (accessPortal ? member : ['*', ...worker]) : all)
  if (!accessPortal) given.delete('portal:access')
  return all.filter((permission) => given.has(permission))
}

/** Every call asks: putting them together costs more than all else that a read does of its own. */
const known = new Map<string, readonly Permission[]>()

/**
 * What a membership allows: admins and owners everything, members to see all and to record, without portal access to run
 * tasks alone. Without a membership it is what anyone with an account may do.
 */
export const getPermissions = (membership: { role: Role; accessPortal: boolean } | undefined): readonly Permission[] => {
  if (!membership) return general
  const { role, accessPortal } = membership
  const name = `${role} ${accessPortal}`
  const permissions = known.get(name) ?? granted(role, accessPortal)
  known.set(name, permissions)
  return permissions
}
