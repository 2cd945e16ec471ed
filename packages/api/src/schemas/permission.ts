import * as z from 'zod/mini'
import { Timestamp } from './common.ts'
import { OrganizationStatusMessage } from './organization-status.ts'

/** Resources and what can be done with them (specification 1, section 6). A permission is `resource:action`. */
export const permissionTable = {
  accounts: ['read', 'list', 'create', 'update', 'delete'],
  organizations: ['read', 'list', 'create', 'update', 'delete'],
  organizations_accounts: ['read', 'list', 'create', 'update', 'delete'],
  teams: ['read', 'list', 'create', 'invite', 'update', 'delete'],
  webhooks: ['create', 'read', 'list', 'update', 'delete'],
  things: ['create', 'read', 'list', 'update', 'delete', 'discover'],
  vcodegroups: ['create', 'read', 'list'],
  identificationCodes: ['read', 'list', 'create', 'update', 'delete'],
  batches: ['read', 'list', 'create', 'update', 'delete'],
  tasks: ['read', 'list', 'create', 'update', 'delete'],
  interactions: ['read', 'list', 'create', 'update', 'delete'],
  categories: ['read', 'list', 'create', 'update', 'delete'],
  items: ['read', 'list', 'create', 'update', 'delete'],
  tasksLibrary: ['read', 'list', 'create', 'update', 'delete'],
  components: ['read', 'list', 'create', 'update', 'delete'],
  task_things: ['create', 'update', 'delete'],
  executions: ['read', 'list', 'create', 'update', 'process', 'complete'],
} as const

type PermissionTable = typeof permissionTable
type ResourcePermission = {
  [Resource in keyof PermissionTable]: `${Resource}:${PermissionTable[Resource][number]}`
}[keyof PermissionTable]

/** `portal:access` opens the portal; `*` stands for anyone. */
export type Permission = ResourcePermission | 'portal:access' | '*'

const resourcePermissions = Object.entries(permissionTable).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}:${action}`),
) as ResourcePermission[]

export const Permission = z.enum(['*', 'portal:access', ...resourcePermissions])

/** Not for programs: the account of a person, and whatever changes who may do what. A leaked token must not become a lasting takeover. */
const isPersonal = (permission: string): boolean => {
  const [resource = '', action = ''] = permission.split(':')
  if (resource === 'accounts') return true
  return ['organizations', 'organizations_accounts', 'teams'].includes(resource) && action !== 'read' && action !== 'list'
}

/** A permission that an access token can list. */
export const ProgramPermission = z.enum(resourcePermissions.filter((permission) => !isPersonal(permission)))
export type ProgramPermission = z.infer<typeof ProgramPermission>

/** Answer of GET /auth/permissions: what the bearer of this token may do in the token's organization. */
export const PermissionList = z.object({
  permissions: z.array(Permission),
  /** What somebody took from the bearer in this organization, and when. Absent where nothing was taken, or all was given back. */
  organizationStatus: z.optional(z.object({ message: OrganizationStatusMessage, since: Timestamp })),
})
export type PermissionList = z.infer<typeof PermissionList>
