import type { Role } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../db/scope.ts'

export interface Membership {
  role: Role
  accessPortal: boolean
  isSuspended: boolean
  organizationState: 'active' | 'suspended' | 'deleted'
  /** When somebody took them; absent where nobody did, or they were given back. */
  lostPortalAt: Date | null
  lostAdminAt: Date | null
}

export const findMembership = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<Membership | undefined> => {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('organizations as o', 'o.id', 'm.organization_id')
    .select(['m.role', 'm.access_portal', 'm.is_suspended', 'm.lost_portal_at', 'm.lost_admin_at', 'o.state'])
    .where('m.organization_id', '=', organizationId)
    .where('m.account_id', '=', accountId)
    .executeTakeFirst()
  return (
    row && {
      role: row.role,
      accessPortal: row.access_portal,
      isSuspended: row.is_suspended,
      organizationState: row.state,
      lostPortalAt: row.lost_portal_at,
      lostAdminAt: row.lost_admin_at,
    }
  )
}
