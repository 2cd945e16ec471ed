import { listAnswer } from '@tracemark/api/rules'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

/** One page of the notifications of an organization for everybody and for this account, newest first. */
export const listNotifications = async (
  db: ScopedDatabase,
  { organizationId, accountId }: { organizationId: number; accountId: string },
  page: number,
  perPage: number,
) => {
  const own = db
    .selectFrom('notifications')
    .where('organization_id', '=', organizationId)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
  const { total } = await own.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const items = await own
    .select(['id', 'notification_type as notificationType', 'organization_id as organizationId', 'priority', 'text', 'url'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return listAnswer(items, total, perPage)
}
