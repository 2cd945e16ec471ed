import { readBounds, toMicroBounds } from '@tracemark/api/rules'
import { type Classification, classifications, type InteractionQuery, NOWHERE, type OutOfSightQuery } from '@tracemark/api/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { selectAutomaticTasks, selectHistoryTasks } from './counts.ts'
import { type Records, records } from './rows.ts'
import { haveWords } from './search.ts'
import type { Word } from './words.ts'

/** The ids of what is in a collection. */
const selectCollected = (organizationId: number, collectionId: string) =>
  sql<string>`(select jsonb_array_elements_text(interaction_ids)::uuid from collections where organization_id = ${organizationId} and id = ${collectionId})`

/** The ids of what is in any collection. */
const selectCollectedIds = (organizationId: number) =>
  sql<string>`(select jsonb_array_elements_text(interaction_ids)::uuid from collections where organization_id = ${organizationId})`

/** The accounts of those who administer the organization. */
const selectAdministrators = (organizationId: number) =>
  sql<string>`(select account_id from memberships where organization_id = ${organizationId} and role in ('owner', 'admin'))`

/** What is hidden or deleted is in the scope of `withOutOfSight` alone. */
export type ListedQuery = InteractionQuery & Pick<OutOfSightQuery, 'visibility'> & { isOutOfSight?: boolean }
/** Holds for records whose place lies in an area; of what has none where that is asked for. */
export const liesIn = (area: string): RawBuilder<SqlBool> => {
  const bounds = readBounds(area)
  if (!bounds) return area === NOWHERE ? sql`i.longitude is null` : sql`false`
  const { west, south, east, north } = toMicroBounds(bounds)
  const across =
    west < east ? sql`i.longitude >= ${west} and i.longitude < ${east}` : sql`(i.longitude >= ${west} or i.longitude < ${east})`
  return sql`(i.longitude is not null and ${across} and i.latitude >= ${south} and i.latitude < ${north})`
}

/** Every filter but the one by classification. `words` are those of the search. */
export const filtered = (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: ListedQuery,
  words: readonly Word[] = [],
): Records => {
  const { review = [], thingId, taskId, itemId, history = 'all', createdByMe, createdById, origin, place, bounds, collectionId } = query
  const {
    from,
    to,
    reportedFrom,
    reportedTo,
    changedFrom,
    changedTo,
    collected,
    teamTasks,
    administrationTasks,
    isOutOfSight = false,
    visibility,
  } = query
  return records(db, organizationId)
    .where(haveWords(words))
    .$if(review.length > 0, (select) => select.where('i.review', 'in', review))
    .$if(thingId !== undefined, (select) => select.where('i.asset_id', '=', thingId ?? ''))
    .$if(taskId !== undefined, (select) => select.where('i.task_id', '=', taskId ?? ''))
    .$if(itemId !== undefined, (select) => select.where('i.unit_id', '=', itemId ?? ''))
    .$if(history !== 'all', (select) => select.where('i.task_id', 'in', selectHistoryTasks(db, organizationId, history)))
    .$if(createdByMe === true, (select) => select.where('i.created_by', '=', accountId))
    .$if(createdById !== undefined, (select) => select.where('i.created_by', '=', createdById ?? ''))
    .$if(origin !== undefined, (select) => select.where('i.created_by', origin === 'service' ? 'is' : 'is not', null))
    .$if(place !== undefined, (select) => select.where('i.place', '=', place ?? ''))
    .$if(bounds !== undefined, (select) => select.where(liesIn(bounds ?? NOWHERE)))
    .$if(collectionId !== undefined, (select) => select.where('i.id', 'in', selectCollected(organizationId, collectionId ?? '')))
    .$if(collected === true, (select) => select.where('i.id', 'in', selectCollectedIds(organizationId)))
    .$if(teamTasks === true, (select) => select.where('i.task_id', 'not in', selectAutomaticTasks(db, organizationId)))
    .$if(administrationTasks === true, (select) => select.where('i.created_by', 'in', selectAdministrators(organizationId)))
    .$if(isOutOfSight, (select) => select.where('i.deleted_at', 'is not', null))
    .$if(visibility !== undefined, (select) => select.where('i.hidden', '=', visibility === 'hidden'))
    .$if(from !== undefined, (select) => select.where('i.record_date', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (select) => select.where('i.record_date', '<', new Date(to ?? 0)))
    .$if(changedFrom !== undefined, (select) => {
      const since = new Date(changedFrom ?? 0)
      return select.where((where) => where.or([where('i.record_date', '>=', since), where('i.changed_at', '>=', since)]))
    })
    .$if(changedTo !== undefined, (select) => {
      const until = new Date(changedTo ?? 0)
      return select
        .where('i.record_date', '<', until)
        .where((where) => where.or([where('i.changed_at', 'is', null), where('i.changed_at', '<', until)]))
    })
    .$if(reportedFrom !== undefined, (select) => select.where('i.reported_date', '>=', new Date(reportedFrom ?? 0)))
    .$if(reportedTo !== undefined, (select) => select.where('i.reported_date', '<', new Date(reportedTo ?? 0)))
}

export const getWanted = (wanted: readonly Classification[] | undefined): readonly Classification[] =>
  wanted && wanted.length > 0 ? wanted : classifications

export const narrowedTo = (wanted: readonly Classification[] | undefined, select: Records): Records =>
  wanted && wanted.length > 0 ? select.where('i.classification', 'in', wanted) : select
