import { jobStatusAt } from '@tracemark/api/rules'
import { Job, type JobChange, type JobQuery, type JobStatus, type NewJob } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { equals, listRows, matchesSearch } from '../../entities/list-rows.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

const VIEW = 'job_list'
const SHOWN = new Set(['unit', 'thing', 'task', 'dateDue'])
const FIELDS = [
  ...Object.keys(Job.shape).filter((field) => !SHOWN.has(field)),
  'unitName',
  'thingId',
  'assetName',
  'taskId',
  'taskName',
  'linkExpiresAt',
]

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** As it is at this instant: what has expired since says so, and a link that no longer opens is left out. */
const toJob = (row: Readonly<Record<string, unknown>>, now: Date): Job => {
  const { sharableLink, ...rest } = row
  const isLinkValid = Date.parse(text(row.linkExpiresAt) ?? '') > now.getTime()
  return Job.parse({
    ...rest,
    status: jobStatusAt(row.status as JobStatus, text(row.expiryDate), now),
    unit: { id: row.itemId, name: row.unitName },
    thing: { id: row.thingId, name: row.assetName },
    task: { id: row.taskId, name: row.taskName },
    ...(row.dueDate !== undefined && { dateDue: row.dueDate }),
    ...(isLinkValid && { sharableLink }),
  })
}

const isOneOfNow = (statuses: readonly JobStatus[] | undefined, now: Date) => {
  if (!statuses || statuses.length === 0) return undefined
  const status = sql`case when status in ('open', 'in_progress') and expiry_date <= ${now}::timestamptz then 'expired' else status end`
  return sql`${status} in (${sql.join(statuses)})`
}

/** It was due, and is still to be done: `isOverdue` of the rules, in the database. */
const isOverdueNow = (wanted: boolean | undefined, now: Date) => {
  if (wanted === undefined) return undefined
  const at = sql`${now}::timestamptz`
  const overdue = sql`coalesce(status in ('open', 'in_progress') and due_date < ${at} and (expiry_date is null or expiry_date > ${at}), false)`
  return sql`${overdue} = ${wanted}`
}

/** `compareUrgency` of the rules, in the database. */
const byUrgency = sql`due_date asc nulls last, high_priority desc, id desc`

export const listJobs = async (db: ScopedDatabase, organizationId: number, now: Date, query: JobQuery) => {
  const { status, search, overdue, ...asked } = query
  const page = await listRows(db, organizationId, {
    ...asked,
    from: VIEW,
    fields: FIELDS,
    where: [
      isOneOfNow(status, now),
      isOverdueNow(overdue, now),
      matchesSearch(['code', 'name', 'unit_name', 'asset_name', 'task_name', 'assigned_to_name'], search),
    ],
    ...(query.sort === 'urgency_desc' && { order: byUrgency }),
  })
  return { ...page, items: page.items.map((row) => toJob(row, now)) }
}

export const findJob = async (db: ScopedDatabase, organizationId: number, now: Date, id: string): Promise<Job | undefined> => {
  const listing = { from: VIEW, fields: FIELDS, where: [equals('id', id)], sort: 'id_asc', page: 1, perPage: 1 }
  const [row] = (await listRows(db, organizationId, listing)).items
  return row && toJob(row, now)
}

/** Holds the job until the transaction ends. False where there is none. */
export const lockJob = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const own = db.selectFrom('jobs').select('id').where('organization_id', '=', organizationId).where('id', '=', id)
  return (await own.forUpdate().executeTakeFirst()) !== undefined
}

/** Frees a unit from a job that has expired, so that it can have another. */
export const expireJobs = async (db: ScopedDatabase, organizationId: number, itemId: string, now: Date): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('organization_id', '=', organizationId)
    .where('unit_id', '=', itemId)
    .where('status', 'in', ['open', 'in_progress'])
    .where('expiry_date', '<=', now)
    .execute()
}

export const findJobToBeDone = async (db: ScopedDatabase, organizationId: number, itemId: string, now: Date) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('unit_id', '=', itemId)
    .where('status', 'in', ['open', 'in_progress'])
    .where((eb) => eb.or([eb('expiry_date', 'is', null), eb('expiry_date', '>', now)]))
    .executeTakeFirst()

const PREFIX = 'J-'
const DIGITS = 5

/** The next code that no job has. Jobs of an organization that are made at once get theirs one after the other. */
export const takeJobCode = async (db: ScopedDatabase, organizationId: number): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job codes ${organizationId}`}, 0))`.execute(db)
  const { rows } = await sql<{ last: number }>`select coalesce(max(substr(code, ${PREFIX.length + 1}::integer)::integer), 0) as last
    from jobs where organization_id = ${organizationId} and code ~ ${`^${PREFIX}[0-9]{1,9}$`}`.execute(db)
  return `${PREFIX}${String((rows[0]?.last ?? 0) + 1).padStart(DIGITS, '0')}`
}

const instant = (value: string | undefined): Date | null => (value === undefined ? null : new Date(value))

export const insertJob = async (
  db: ScopedDatabase,
  organizationId: number,
  { body, ...job }: { id: string; code: string; body: NewJob; createdAt: Date; createdById: string },
): Promise<void> => {
  await db
    .insertInto('jobs')
    .values({
      organization_id: organizationId,
      id: job.id,
      code: job.code,
      name: body.name,
      unit_id: body.itemId,
      task_asset_id: body.taskThingId,
      status: 'open',
      due_date: instant(body.dueDate),
      expiry_date: instant(body.expiryDate),
      assigned_to: body.assignedTo ?? null,
      date_assigned: body.assignedTo === undefined ? null : job.createdAt,
      high_priority: body.highPriority,
      created_at: job.createdAt,
      created_by_id: job.createdById,
    })
    .execute()
}

const changedInstant = (value: string | null | undefined) => (value === undefined ? undefined : value === null ? null : new Date(value))

/** What is not named stays. */
export const updateJob = async (
  db: ScopedDatabase,
  organizationId: number,
  before: Job,
  { name, code, status, dueDate, expiryDate, assignedTo, highPriority }: JobChange,
  now: Date,
): Promise<void> => {
  const isReassigned = assignedTo !== undefined && assignedTo !== (before.assignedTo ?? null)
  const change = {
    name,
    code,
    status,
    due_date: changedInstant(dueDate),
    expiry_date: changedInstant(expiryDate),
    high_priority: highPriority,
    ...(isReassigned && { assigned_to: assignedTo, date_assigned: assignedTo === null ? null : now }),
    ...(status !== undefined && status !== before.status && { completed_at: status === 'completed' ? now : null }),
  }
  const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(written).length === 0) return
  await db.updateTable('jobs').set(written).where('organization_id', '=', organizationId).where('id', '=', before.id).execute()
}

export const keepLink = async (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
  { link, expiresAt }: { link: string; expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ sharable_link: link, link_expires_at: expiresAt })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

export const deleteJob = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const deleted = await db.deleteFrom('jobs').where('organization_id', '=', organizationId).where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}

/** The job that asked for this run is done. */
export const completeJobOfRun = async (
  db: ScopedDatabase,
  organizationId: number,
  run: { taskThingId: string; itemId: string | null; interactionId: string },
  now: Date,
): Promise<void> => {
  if (run.itemId === null) return
  await db
    .updateTable('jobs')
    .set({ status: 'completed', completed_at: now, interaction_id: run.interactionId })
    .where('organization_id', '=', organizationId)
    .where('unit_id', '=', run.itemId)
    .where('task_asset_id', '=', run.taskThingId)
    .where('status', 'in', ['open', 'in_progress'])
    .execute()
}
