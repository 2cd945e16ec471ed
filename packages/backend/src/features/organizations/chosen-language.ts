import type { Language } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

/** Which the person has chosen in the portal. */
export const chosenLanguage = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<Language> => {
  const row = await db
    .selectFrom('memberships')
    .select('portal_language')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.portal_language ?? 'en'
}
