import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { isToBeDone, jobMayBecome } from '@tracemark/api/rules'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { findMembership } from '../../platform/identity/memberships.ts'
import { EXECUTION_TOKEN_SECONDS } from '../../platform/identity/tokens.ts'
import { ProblemError } from '../../platform/problem.ts'
import { assertOpen } from '../task-assets/checks.ts'
import { findTaskAsset } from '../task-assets/queries.ts'
import { unitExists } from '../units/queries/units.ts'
import { createNextJob } from './complete.ts'
import {
  deleteJob,
  expireJobs,
  findJob,
  findJobToBeDone,
  findUnitsOfTask,
  insertJob,
  insertJobsOfUnits,
  keepLink,
  listJobs,
  lockJob,
  lockJobCodes,
  takeJobCodes,
  updateJob,
} from './queries.ts'

const { jobs } = contract

const refuse = (field: string, message: string): never => {
  throw new ProblemError('invalid_content', { fields: [{ path: [field], message, code: 'not_found' }] })
}

const assertMember = async (db: ScopedDatabase, organizationId: number, assignedTo: string | null | undefined): Promise<void> => {
  if (typeof assignedTo !== 'string') return
  if (!(await findMembership(db, organizationId, assignedTo))) refuse('assignedTo', 'must be an account of the organization')
}

export const jobRoutes = (implement: Implement, { ids, clock, tokens, publicUrl }: Dependencies): void => {
  const existing = async (db: ScopedDatabase, organizationId: number, id: string) => {
    const job = await findJob(db, organizationId, clock.now(), id)
    if (!job) throw new ProblemError('not_found')
    return job
  }
  const locked = async (db: ScopedDatabase, organizationId: number, id: string) => {
    if (!(await lockJob(db, organizationId, id))) throw new ProblemError('not_found')
    return existing(db, organizationId, id)
  }

  implement(jobs.isExists, async ({ db, organizationId, query: { itemId } }) => {
    if (!(await unitExists(db, organizationId, itemId))) throw new ProblemError('not_found')
    const job = await findJobToBeDone(db, organizationId, itemId, clock.now())
    return job ? { exists: true, jobId: job.id } : { exists: false }
  })

  implement(jobs.list, ({ db, organizationId, query }) => listJobs(db, organizationId, clock.now(), query))

  const assertTask = async (db: ScopedDatabase, organizationId: number, taskThingId: string, itemId?: string): Promise<void> => {
    const link = await findTaskAsset(db, organizationId, taskThingId, itemId)
    if (!link || link.isRemoved) refuse('taskThingId', "must be a task of the unit's asset, and itemId a unit")
  }

  implement(jobs.create, async ({ db, organizationId, accountId, body }) => {
    const { taskThingId, itemId, assignedTo } = body
    await assertTask(db, organizationId, taskThingId, itemId)
    await assertMember(db, organizationId, assignedTo)
    const now = clock.now()
    await expireJobs(db, organizationId, { itemId, taskThingId }, now)
    if (body.code !== undefined) await lockJobCodes(db, organizationId)
    const code = body.code ?? (await takeJobCodes(db, organizationId, 1))[0] ?? ''
    const id = ids()
    await insertJob(db, organizationId, { id, code, body, createdAt: now, createdById: accountId })
    return existing(db, organizationId, id)
  })

  implement(jobs.createMany, async ({ db, organizationId, accountId, body: { unitIds, ...body } }) => {
    await assertTask(db, organizationId, body.taskThingId)
    await assertMember(db, organizationId, body.assignedTo)
    const found = new Map((await findUnitsOfTask(db, organizationId, body.taskThingId, unitIds)).map((unit) => [unit.id, unit]))
    const units = [...new Set(unitIds)].flatMap(
      (id) => found.get(id) ?? refuse('unitIds', `must be units of the task's asset: ${id} is none`),
    )
    const now = clock.now()
    return insertJobsOfUnits(db, organizationId, units, now, ({ id: itemId }, code) => ({
      id: ids(),
      code,
      body: { ...body, itemId },
      createdAt: now,
      createdById: accountId,
    }))
  })

  implement(jobs.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(jobs.update, async ({ db, organizationId, params: { id }, body }) => {
    const before = await locked(db, organizationId, id)
    const { status } = body
    if (status !== undefined && !jobMayBecome(before.status, status))
      throw new ProblemError('status_conflict', { detail: `A job that is ${before.status} can't become ${status}.` })
    await assertMember(db, organizationId, body.assignedTo)
    const now = clock.now()
    if (status !== undefined && isToBeDone(status)) await expireJobs(db, organizationId, before, now)
    if (body.code !== undefined) await lockJobCodes(db, organizationId)
    await updateJob(db, organizationId, before, body, now)
    const after = await existing(db, organizationId, id)
    if (status === 'completed' && before.status !== 'completed') await createNextJob(db, organizationId, after, now, ids)
    return after
  })

  implement(jobs.delete, async ({ db, organizationId, params: { id } }) => {
    if (!(await deleteJob(db, organizationId, id))) throw new ProblemError('not_found')
    return { id }
  })

  implement(jobs.generate, async ({ db, organizationId, accountId, params: { id } }) => {
    const { status, taskThingId, itemId } = await locked(db, organizationId, id)
    if (!isToBeDone(status)) throw new ProblemError('status_conflict', { detail: `A job that is ${status} cannot be run.` })
    await assertOpen(db, organizationId, { taskThingId, itemId, now: clock.now() })
    // Recorded for whoever gives the link away: who opens it is not known.
    const jwt = await tokens.issue({ kind: 'execution', sub: accountId, orgId: organizationId, taskThingId, itemId, channel: 'Portal' })
    const link = `${publicUrl}${addresses['guided-tasks'].task.to({ token: jwt })}`
    const expiresAt = new Date(clock.now().getTime() + EXECUTION_TOKEN_SECONDS * 1000)
    await keepLink(db, organizationId, id, { link, expiresAt })
    return { sharableLink: link, expiresAt: expiresAt.toISOString() }
  })
}
