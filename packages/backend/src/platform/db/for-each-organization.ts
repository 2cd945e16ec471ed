import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { listOrganizationIds } from './list-organization-ids.ts'

const explain = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/**
 * Works for one organization after the other, and gives the sum of what was done. One that fails keeps no other from its work: how many did, and why the
 * first, is thrown at the end.
 */
export const workForEachOrganization = async (db: Kysely<Database>, work: (organizationId: number) => Promise<number>): Promise<number> => {
  const organizationIds = await listOrganizationIds(db)
  const failures: { organizationId: number; error: unknown }[] = []
  let done = 0
  for (const organizationId of organizationIds)
    try {
      done += await work(organizationId)
    } catch (error) {
      failures.push({ organizationId, error })
    }
  const [first] = failures
  if (!first) return done
  throw new Error(
    `${failures.length} of ${organizationIds.length} organizations failed; ${done} done for the others. Organization ${first.organizationId}: ${explain(first.error)}`,
    { cause: first.error },
  )
}
