import { addresses } from '@tracemark/api/addresses'
import type { InteractionDetail } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { findOrganization } from '../organizations/queries.ts'

/** Tells who recorded an interaction, and nobody else, that it was sent back. It leads to where they correct it. */
export const tellAuthor = async (
  db: ScopedDatabase,
  organizationId: number,
  { _id, createdBy, name, thing }: InteractionDetail,
  { id, now }: { id: string; now: Date },
): Promise<void> => {
  const organization = await findOrganization(db, organizationId)
  if (!createdBy || !organization) return
  await db
    .insertInto('notifications')
    .values({
      organization_id: organizationId,
      id,
      notification_type: 'interaction_sent_back',
      priority: 'normal',
      text: `${name}: ${thing.name}`,
      url: addresses['guided-tasks'].answers.to({ org: organization.slug, interactionId: _id }),
      created_at: now,
      account_id: createdBy.id,
    })
    .execute()
}
