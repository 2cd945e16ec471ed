import type { Role } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../scope.ts'

export interface Membership {
  role: Role
  accessPortal: boolean
  isSuspended: boolean
}

export const findMembership = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<Membership | undefined> => {
  const row = await db
    .selectFrom('memberships')
    .select(['role', 'access_portal', 'is_suspended'])
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { role: row.role, accessPortal: row.access_portal, isSuspended: row.is_suspended }
}
