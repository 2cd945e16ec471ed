import { addresses } from '../../addresses/index.ts'
import { contract } from '../../contract/index.ts'
import { compareUrgency, hasWords, isOverdue, isToBeDone, jobMayBecome, jobStatusAt, planNextJob, toPage } from '../../rules/index.ts'
import type { Job, JobsAnswer } from '../../schemas/index.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { issueMockToken } from '../mock-tokens.ts'
import type { JobRow } from '../rows.ts'
import { EXECUTION_TOKEN_LIFETIME_S } from './task-runs.ts'

const { jobs } = contract
const DIGITS = 4

export const jobHandlers = (state: MockState) => {
  const { tables, now } = state
  const getStatus = ({ status, expiryDate }: JobRow) => jobStatusAt(status, expiryDate, now())
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
  const view = (job: JobRow): Job => {
    const { organizationId, itemId, taskThingId, assignedTo, dueDate } = job
    const unit = itemId === undefined ? undefined : tables.units.get(organizationId, itemId)
    const { taskId, thingId } = tables.taskAssets.get(organizationId, taskThingId)
    return {
      ...job,
      status: getStatus(job),
      unit: unit && named(unit),
      thing: named(tables.assets.get(organizationId, thingId)),
      task: named(tables.tasks.get(organizationId, taskId)),
      assignedToName: assignedTo && state.getName(assignedTo),
      dateDue: dueDate,
    }
  }
  const toBeDone = (organizationId: number, { itemId, taskThingId }: Partial<Pick<Job, 'itemId' | 'taskThingId'>>) =>
    tables.jobs
      .of(organizationId)
      .find((job) => job.itemId === itemId && (itemId !== undefined || job.taskThingId === taskThingId) && isToBeDone(getStatus(job)))
  const getCode = ({ code, organizationId }: JobRow) =>
    code ?? `J-${String(tables.jobs.of(organizationId).length + 1).padStart(DIGITS, '0')}`

  const settle = (next: JobRow, before?: JobRow): JobRow => {
    const { organizationId, id, taskThingId, itemId, assignedTo } = next
    const link = tables.taskAssets.find(organizationId, taskThingId)
    if (!link || (itemId !== undefined && tables.units.find(organizationId, itemId)?.thingId !== link.thingId))
      throw refused(['taskThingId'], "must be a task of the unit's asset")
    if (assignedTo !== undefined && !tables.memberships.of(organizationId).some(({ accountId }) => accountId === assignedTo))
      throw refused(['assignedTo'], 'must be an account of the organization')
    const status = next.status ?? 'open'
    if (before && !jobMayBecome(getStatus(before), status)) throw new MockProblem('status_conflict')
    const other = toBeDone(organizationId, next)
    if (isToBeDone(status) && other && other.id !== id) throw new MockProblem('job_exists')
    const moment = now().toISOString()
    return {
      ...next,
      status,
      code: getCode(next),
      dateAssigned: assignedTo === undefined ? undefined : assignedTo === before?.assignedTo ? before.dateAssigned : moment,
      completedAt: status === 'completed' ? (next.completedAt ?? moment) : undefined,
    }
  }
  const searched = (job: JobRow) => {
    const { code, name, unit, thing, task, assignedToName = '' } = view(job)
    return [code, name, unit?.name ?? '', thing.name, task.name, assignedToName].join(' ')
  }
  const store = createMockStore(state, jobs, { table: tables.jobs, view, searched, named: ({ code }) => code, settle })
  const { list, update, ...others } = jobs

  return [
    mockEndpoint(state, list, ({ organizationId, query: { thingId, taskId, overdue, ...query } }) => {
      const instant = now().getTime()
      const all = tables.jobs
        .of(organizationId)
        .filter((job) => hasWords(query.search, searched(job)))
        .map(view)
        .filter(({ thing, task }) => [undefined, thing.id].includes(thingId) && [undefined, task.id].includes(taskId))
        .filter((job) => overdue === undefined || isOverdue(job, instant) === overdue)
      if (query.sort !== 'urgency_desc') return listed(all, query)
      const { items } = listed(all, { ...query, sort: 'createdAt_desc', page: 1, perPage: Number.MAX_SAFE_INTEGER })
      return toPage(items.toSorted(compareUrgency), query)
    }),
    mockEndpoint(state, jobs.isExists, ({ organizationId, query: { itemId } }) => {
      const job = toBeDone(organizationId, { itemId: tables.units.get(organizationId, itemId).id })
      return job ? { exists: true, jobId: job.id } : { exists: false }
    }),
    ...mockCrud(state, others, store),
    mockEndpoint(state, update, ({ organizationId, claims, params, body }) => {
      const before = getStatus(tables.jobs.get(organizationId, params.id))
      const after = store.update(organizationId, params.id, body)
      const { name, itemId, taskThingId, assignedTo, highPriority, repeat, dueDate, expiryDate, remindBefore, note } = after as Job
      if (before === 'completed' || body.status !== 'completed' || repeat === undefined) return after as Job
      const { timeZone = 'UTC' } = state.organization(organizationId)
      const next = planNextJob({ repeat, dueDate, expiryDate }, now(), timeZone)
      const fields = { name, itemId, taskThingId, assignedTo, highPriority, repeat, remindBefore, note, ...next }
      store.insert(organizationId, claims.sub, fields)
      return after as Job
    }),
    mockEndpoint(state, jobs.createMany, ({ organizationId, claims, body: { unitIds, ...body } }) => {
      const { thingId } = tables.taskAssets.find(organizationId, body.taskThingId) ?? {}
      if (thingId === undefined) throw refused(['taskThingId'], "must be a task of the unit's asset")
      const units = [...new Set(unitIds)].map((id) => tables.units.find(organizationId, id))
      const answer: JobsAnswer = { created: [], existing: [] }
      for (const unit of units) {
        if (unit?.thingId !== thingId) throw refused(['unitIds'], "must be units of the task's asset")
        const job = toBeDone(organizationId, { itemId: unit.id })
        const { id, code } = job ?? (store.insert(organizationId, claims.sub, { ...body, itemId: unit.id }) as Job)
        answer[job ? 'existing' : 'created'].push({ id, code: code ?? '', unit: named(unit) })
      }
      return answer
    }),
    mockEndpoint(state, jobs.generate, ({ organizationId, claims, params }) => {
      const job = tables.jobs.get(organizationId, params.id)
      if (!isToBeDone(getStatus(job))) throw new MockProblem('status_conflict')
      const { taskThingId, itemId } = job
      const exp = Math.floor(state.nowSeconds()) + EXECUTION_TOKEN_LIFETIME_S
      const token = issueMockToken({ kind: 'execution', sub: claims.sub, orgId: organizationId, taskThingId, itemId, exp })
      const sharableLink = `${state.publicUrl}${addresses['guided-tasks'].task.to({ token })}`
      tables.jobs.change(job, { sharableLink })
      return { sharableLink, expiresAt: new Date(exp * 1000).toISOString() }
    }),
  ]
}
