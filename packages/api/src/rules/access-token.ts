import { type AccessTokenType, type Permission, ProgramPermission } from '../schemas/index.ts'

const grantable: readonly Permission[] = ProgramPermission.options

/** What a program may, of what its maker may at this moment. */
export const getScope = (
  { accessTokenType, permissions }: { accessTokenType: AccessTokenType; permissions: readonly Permission[] },
  held: readonly Permission[],
): Permission[] =>
  held.filter((permission) => {
    if (permission === '*') return true
    if (!grantable.includes(permission)) return false
    if (accessTokenType === 'read_only') return /:(read|list)$/.test(permission)
    return accessTokenType === 'full' || permissions.includes(permission)
  })
