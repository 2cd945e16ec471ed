import { findReminder, jobStatusAt } from '@tracemark/api/rules'
import { Job, type JobChange, type JobQuery, type JobStatus, type Named, type NewJob } from '@tracemark/api/schemas'
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
    ...(row.itemId !== undefined && { unit: { id: row.itemId, name: row.unitName } }),
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
    countedIn: [search, query.thingId, query.taskId].every((value) => value === undefined) ? 'jobs' : VIEW,
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

/** What a job is for: a unit, or the asset of its task as a whole. Each has one job at a time that is to be done. */
export type JobSubject = Pick<Job, 'itemId' | 'taskThingId'>

/** Jobs of these subjects that are to be done, or were until they expired. */
const ofSubject = ({ itemId, taskThingId }: JobSubject) =>
  sql<boolean>`status in ('open', 'in_progress') and ${
    itemId === undefined ? sql`unit_id is null and task_asset_id = ${taskThingId}` : sql`unit_id = ${itemId}`
  }`

/** Frees what a job is for from one that has expired, so that it can have another. */
export const expireJobs = async (db: ScopedDatabase, organizationId: number, subject: JobSubject, now: Date): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('organization_id', '=', organizationId)
    .where(ofSubject(subject))
    .where('expiry_date', '<=', now)
    .execute()
}

const expireJobsOfUnits = async (db: ScopedDatabase, organizationId: number, unitIds: readonly string[], now: Date): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('organization_id', '=', organizationId)
    .where('unit_id', 'in', unitIds)
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

const listJobsToBeDone = (db: ScopedDatabase, organizationId: number, unitIds: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select(['id', 'code', 'unit_id'])
    .where('organization_id', '=', organizationId)
    .where('unit_id', 'in', unitIds)
    .where('status', 'in', ['open', 'in_progress'])
    .execute()

/** Those of these units that belong to the asset of a task. */
export const findUnitsOfTask = (db: ScopedDatabase, organizationId: number, taskThingId: string, unitIds: readonly string[]) =>
  db
    .selectFrom('units as unit')
    .innerJoin('task_assets as link', (join) =>
      join.onRef('link.organization_id', '=', 'unit.organization_id').onRef('link.asset_id', '=', 'unit.asset_id'),
    )
    .select(['unit.id', 'unit.name'])
    .where('unit.organization_id', '=', organizationId)
    .where('unit.id', 'in', unitIds)
    .where('link.organization_id', '=', organizationId)
    .where('link.id', '=', taskThingId)
    .execute()

const PREFIX = 'J-'
const DIGITS = 5

/** Codes of an organization are given one after the other, until the transaction ends. */
export const lockJobCodes = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job codes ${organizationId}`}, 0))`.execute(db)
}

/** The next codes that no job has. */
export const takeJobCodes = async (db: ScopedDatabase, organizationId: number, count: number): Promise<string[]> => {
  await lockJobCodes(db, organizationId)
  const { rows } = await sql<{ last: number }>`select coalesce(max(substr(code, ${PREFIX.length + 1}::integer)::integer), 0) as last
    from jobs where organization_id = ${organizationId} and code ~ ${`^${PREFIX}[0-9]{1,9}$`}`.execute(db)
  const last = rows[0]?.last ?? 0
  return Array.from({ length: count }, (_, index) => `${PREFIX}${String(last + index + 1).padStart(DIGITS, '0')}`)
}

const instant = (value: string | undefined): Date | null => (value === undefined ? null : new Date(value))

export interface JobRow {
  id: string
  code: string
  body: Omit<NewJob, 'code'>
  createdAt: Date
  createdById: string | undefined
}

const toRow = (organizationId: number, { id, code, body, createdAt, createdById }: JobRow) => ({
  organization_id: organizationId,
  id,
  code,
  name: body.name,
  unit_id: body.itemId ?? null,
  task_asset_id: body.taskThingId,
  status: 'open' as const,
  due_date: instant(body.dueDate),
  expiry_date: instant(body.expiryDate),
  assigned_to: body.assignedTo ?? null,
  date_assigned: body.assignedTo === undefined ? null : createdAt,
  high_priority: body.highPriority,
  repeat: body.repeat ?? null,
  remind_before: body.remindBefore ?? null,
  remind_at: findReminder(body) ?? null,
  note: body.note ?? null,
  created_at: createdAt,
  created_by_id: createdById ?? null,
})

export const insertJob = async (db: ScopedDatabase, organizationId: number, job: JobRow): Promise<void> => {
  await db.insertInto('jobs').values(toRow(organizationId, job)).execute()
}

/** Where what they are for has no other job that is to be done. Gives the ids of those that were inserted. */
export const insertJobsWhereFree = async (db: ScopedDatabase, organizationId: number, jobs: readonly JobRow[]): Promise<Set<string>> => {
  if (jobs.length === 0) return new Set()
  const inserted = await db
    .insertInto('jobs')
    .values(jobs.map((job) => toRow(organizationId, job)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map(({ id }) => id))
}

/** A job for each of these units, but for those that have one to be done. Both are answered in the order of the units. */
export const insertJobsOfUnits = async (
  db: ScopedDatabase,
  organizationId: number,
  units: readonly Named[],
  now: Date,
  build: (unit: Named, code: string) => JobRow,
) => {
  const unitIds = units.map(({ id }) => id)
  await expireJobsOfUnits(db, organizationId, unitIds, now)
  await lockJobCodes(db, organizationId)
  const busy = new Set((await listJobsToBeDone(db, organizationId, unitIds)).map(({ unit_id }) => unit_id))
  const free = units.filter(({ id }) => !busy.has(id))
  const codes = await takeJobCodes(db, organizationId, free.length)
  const jobs = free.map((unit, index) => build(unit, codes[index] ?? ''))
  const inserted = await insertJobsWhereFree(db, organizationId, jobs)
  // Read anew: one may have come meanwhile.
  const found = new Map((await listJobsToBeDone(db, organizationId, unitIds)).map((job) => [job.unit_id, job]))
  const all = units.flatMap((unit) => {
    const job = found.get(unit.id)
    return job ? [{ id: job.id, code: job.code, unit }] : []
  })
  return { created: all.filter(({ id }) => inserted.has(id)), existing: all.filter(({ id }) => !inserted.has(id)) }
}

const changedInstant = (value: string | null | undefined) => (value === undefined ? undefined : value === null ? null : new Date(value))

/** What is not named stays. */
export const updateJob = async (
  db: ScopedDatabase,
  organizationId: number,
  before: Job,
  { name, code, status, dueDate, expiryDate, assignedTo, highPriority, repeat, remindBefore, note }: JobChange,
  now: Date,
): Promise<void> => {
  const isReassigned = assignedTo !== undefined && assignedTo !== (before.assignedTo ?? null)
  const isRemindedAnew = dueDate !== undefined || remindBefore !== undefined
  const stays = <Value>(next: Value | null | undefined, held: Value | undefined) => (next === undefined ? held : (next ?? undefined))
  const remindAt = findReminder({ dueDate: stays(dueDate, before.dueDate), remindBefore: stays(remindBefore, before.remindBefore) })
  const change = {
    name,
    code,
    status,
    due_date: changedInstant(dueDate),
    expiry_date: changedInstant(expiryDate),
    high_priority: highPriority,
    repeat,
    remind_before: remindBefore,
    note,
    ...(isRemindedAnew && { remind_at: remindAt ?? null }),
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

/** The jobs that asked for a run are done. Gives their ids. */
export const completeJobs = async (
  db: ScopedDatabase,
  organizationId: number,
  { interactionId, ...subject }: JobSubject & { interactionId: string },
  now: Date,
): Promise<string[]> => {
  const completed = await db
    .updateTable('jobs')
    .set({ status: 'completed', completed_at: now, interaction_id: interactionId })
    .where('organization_id', '=', organizationId)
    .where('task_asset_id', '=', subject.taskThingId)
    .where(ofSubject(subject))
    .returning('id')
    .execute()
  return completed.map(({ id }) => id)
}
