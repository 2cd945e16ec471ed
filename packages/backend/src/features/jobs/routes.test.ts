import { createCalls } from '@tracemark/api/client'
import type { NewJob } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const calls = () => createCalls(app)
const owner = async () => ({ token: await app.organizationToken('owner') })

const taken = new Set<string>()
/** A unit that has no job yet, with a task of its asset. */
const freeUnit = () => {
  const { thingId, taskThingId } = app.demo.featured
  const busy = new Set(app.demo.jobs.map(({ itemId }) => itemId))
  const item = app.demo.items.find((candidate) => candidate.thingId === thingId && !busy.has(candidate.id) && !taken.has(candidate.id))
  if (!item) throw new TypeError('Every unit has a job.')
  taken.add(item.id)
  return { itemId: item.id, taskThingId, itemName: item.name }
}
const make = async (body: Partial<z.input<typeof NewJob>> = {}) => {
  const { itemId, taskThingId } = freeUnit()
  return calls().jobs.create({ body: { name: 'Check the moisture', itemId, taskThingId, ...body } }, await owner())
}

test('a job is made, read, changed and deleted', async () => {
  const { itemId, taskThingId, itemName } = freeUnit()
  const dueDate = '2026-05-22T17:00:00.000Z'
  const assignedTo = app.accountId('worker')
  const body = { name: 'Check the moisture', itemId, taskThingId, dueDate, assignedTo, highPriority: true }
  const job = await calls().jobs.create({ body }, await owner())
  expect(job).toEqual({
    ...body,
    id: job.id,
    code: 'J-00007',
    status: 'open',
    unit: { id: itemId, name: itemName },
    thing: { id: app.demo.featured.thingId, name: 'Finca La Esperanza' },
    task: { id: app.demo.taskThings.find(({ id }) => id === taskThingId)?.taskId, name: 'Moisture check' },
    assignedToName: 'Yamileth Ospina',
    dateAssigned: '2026-05-20T15:00:00.000Z',
    dateDue: dueDate,
    createdAt: '2026-05-20T15:00:00.000Z',
    createdById: app.accountId('owner'),
    createdBy: { id: app.accountId('owner'), name: 'Lucía Montoya' },
  })
  const params = { id: job.id }
  const { assignedTo: _, assignedToName: __, dateAssigned: ___, ...unassigned } = job
  expect(await calls().jobs.update({ params, body: { assignedTo: null, status: 'in_progress' } }, await owner())).toEqual({
    ...unassigned,
    status: 'in_progress',
  })
  expect((await calls().jobs.get({ params }, await owner())).status).toBe('in_progress')
  expect(await calls().jobs.delete({ params }, await owner())).toEqual(params)
  await expect(calls().jobs.get({ params }, await owner())).rejects.toMatchObject({ code: 'not_found' })
})

test('a unit has one job at a time, also when twenty are made at once, and another when that one is done', async () => {
  const { itemId, taskThingId } = freeUnit()
  const options = await owner()
  const body = { name: 'Only one', itemId, taskThingId }
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => calls().jobs.create({ body }, options)))
  const [first] = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(made.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))).toEqual(Array(19).fill('job_exists'))
  const id = first?.id ?? ''
  expect(await calls().jobs.isExists({ query: { itemId } }, options)).toEqual({ exists: true, jobId: id })
  await calls().jobs.update({ params: { id }, body: { status: 'cancelled' } }, options)
  expect(await calls().jobs.isExists({ query: { itemId } }, options)).toEqual({ exists: false })
  await calls().jobs.create({ body }, options)
  await expect(calls().jobs.update({ params: { id }, body: { status: 'open' } }, options)).rejects.toMatchObject({ code: 'job_exists' })
})

test('codes follow each other without gaps or doubles when jobs are made at once', async () => {
  const jobs = await Promise.all(Array.from({ length: 5 }, () => make()))
  const numbers = jobs.map(({ code }) => Number(code.slice(2))).toSorted((first, second) => first - second)
  expect(numbers).toEqual(Array.from({ length: 5 }, (_, index) => (numbers[0] ?? 0) + index))
  await expect(make({ code: jobs[0]?.code ?? '' })).rejects.toMatchObject({ code: 'name_taken' })
})

test('the same key makes one job', async () => {
  const { itemId, taskThingId } = freeUnit()
  const options = { ...(await owner()), idempotencyKey: 'the-key-of-one-job' }
  const made = await Promise.all(
    Array.from({ length: 10 }, () => calls().jobs.create({ body: { name: 'Once', itemId, taskThingId } }, options)),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

test('one whose expiry date has passed is expired, and its unit is free', async () => {
  const job = await make({ expiryDate: '2026-05-20T14:00:00Z' })
  expect(job.status).toBe('expired')
  expect(await calls().jobs.isExists({ query: { itemId: job.itemId ?? '' } }, await owner())).toEqual({ exists: false })
  const { items } = await calls().jobs.list({ query: { status: ['expired'] } }, await owner())
  expect(items.map(({ id }) => id)).toEqual([job.id])
  const again = { status: 'open' as const, expiryDate: '2026-05-30T14:00:00Z' }
  expect((await calls().jobs.update({ params: { id: job.id }, body: again }, await owner())).status).toBe('open')
})

test('the list is filtered and searched', async () => {
  const found = async (query: object) =>
    (await calls().jobs.list({ query: { perPage: 100, ...query } }, await owner())).items.map(({ code }) => code)
  const ofDemo = (matches: (job: (typeof app.demo.jobs)[number]) => boolean) =>
    app.demo.jobs.filter((job) => job.organizationId === 101 && matches(job)).map(({ code }) => code)
  expect(await found({ status: ['completed'] })).toEqual(ofDemo(({ status }) => status === 'completed'))
  expect(await found({ status: ['in_progress'], highPriority: 'true' })).toEqual(ofDemo(({ status }) => status === 'in_progress'))
  expect(await found({ search: 'J-00003' })).toEqual(['J-00003'])
  const late = await make({ code: 'LATE', dueDate: '2026-05-19T09:00:00Z' })
  const urgent = await make({ code: 'LATE-URGENT', dueDate: '2026-05-19T09:00:00Z', highPriority: true })
  const done = await make({ code: 'LATE-DONE', dueDate: '2026-05-19T09:00:00Z' })
  await calls().jobs.update({ params: { id: done.id }, body: { status: 'completed' } }, await owner())
  await make({ code: 'LATE-EXPIRED', dueDate: '2026-05-19T09:00:00Z', expiryDate: '2026-05-20T14:00:00Z' })
  await make({ code: 'WHENEVER' })
  expect(await found({ overdue: 'true', sort: 'urgency_desc' })).toEqual([urgent.code, late.code])
  expect((await found({ overdue: 'false' })).filter((code) => code.startsWith('LATE')).toSorted()).toEqual(['LATE-DONE', 'LATE-EXPIRED'])
  const span = { dueDateFrom: '2026-05-19T00:00:00Z', dueDateTo: '2026-05-20T00:00:00Z' }
  expect((await found({ ...span, status: ['open'] })).toSorted()).toEqual([late.code, urgent.code].toSorted())
  expect(await found({ sort: 'urgency_desc', status: ['open'], search: 'late' })).toEqual([urgent.code, late.code])
})

test('what was done stays done', async () => {
  const job = await make()
  const to = async (status: 'open' | 'completed') => calls().jobs.update({ params: { id: job.id }, body: { status } }, await owner())
  expect(await to('completed')).toMatchObject({ status: 'completed', completedAt: '2026-05-20T15:00:00.000Z' })
  await expect(to('open')).rejects.toMatchObject({ code: 'status_conflict', status: 409 })
  await expect(calls().jobs.generate({ params: { id: job.id } }, await owner())).rejects.toMatchObject({ code: 'status_conflict' })
})

test('its link runs the task for its unit, which completes the job', async () => {
  const job = await make()
  const { sharableLink, expiresAt } = await calls().jobs.generate({ params: { id: job.id } }, await owner())
  expect([sharableLink.slice(0, 22), expiresAt]).toEqual(['http://localhost/task/', '2026-05-27T15:00:00.000Z'])
  expect((await calls().jobs.get({ params: { id: job.id } }, await owner())).sharableLink).toBe(sharableLink)
  const run = await calls().taskRuns.create({ body: {} }, { token: sharableLink.slice(22) })
  expect(run.execution.item?.id).toBe(job.itemId)
  const widgets = {
    moisture: { label: 'Moisture', input: 'number', value: 11.2 },
    parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
  }
  await calls().taskRuns.update({ params: { id: run.id }, body: { widgets } }, { token: run.token })
  await calls().taskRuns.process({ params: { id: run.id } }, { token: run.token })
  expect(await calls().jobs.get({ params: { id: job.id } }, await owner())).toMatchObject({
    status: 'completed',
    completedAt: '2026-05-20T15:00:00.000Z',
  })
})

test('jobs for units of which some have one, made twice at once, give each unit one job and codes without gaps', async () => {
  const free = [freeUnit(), freeUnit(), freeUnit()]
  const [first] = free
  const { taskThingId = '', itemId = '' } = first ?? {}
  const one = await calls().jobs.create(
    { body: { name: 'Earlier', itemId, taskThingId, expiryDate: '2026-05-20T14:00:00Z' } },
    await owner(),
  )
  expect(one.status).toBe('expired')
  const body = { name: 'For all', taskThingId, unitIds: free.map((unit) => unit.itemId), repeat: 'P1D' as const }
  const options = await owner()
  const answers = await Promise.all([1, 2].map(() => calls().jobs.createMany({ body }, options)))
  const created = answers.flatMap((answer) => answer.created)
  const existing = answers.flatMap((answer) => answer.existing)
  expect(created.map(({ unit }) => unit.name).toSorted()).toEqual(free.map(({ itemName }) => itemName).toSorted())
  expect(existing.map(({ id }) => id).toSorted()).toEqual(created.map(({ id }) => id).toSorted())
  const numbers = created.map(({ code }) => Number(code.slice(2))).toSorted((one, other) => one - other)
  expect(numbers).toEqual([0, 1, 2].map((index) => Number(one.code.slice(2)) + 1 + index))
})

test('a run of the task for the asset as a whole completes the job of the asset, and the next one waits for its day', async () => {
  const { thingId, taskThingId } = app.demo.featured
  const body = { name: 'Each morning', taskThingId, repeat: 'P1D' as const, dueDate: '2026-05-20T13:00:00.000Z' }
  const job = await calls().jobs.create({ body }, await owner())
  await expect(calls().jobs.create({ body }, await owner())).rejects.toMatchObject({ code: 'job_exists', status: 409 })
  const { sharableLink } = await calls().jobs.generate({ params: { id: job.id } }, await owner())
  const run = await calls().taskRuns.create({ body: {} }, { token: sharableLink.slice(22) })
  expect([run.execution.item, run.execution.thingId]).toEqual([undefined, thingId])
  const widgets = {
    moisture: { label: 'Moisture', input: 'number', value: 11.2 },
    parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
  }
  await calls().taskRuns.update({ params: { id: run.id }, body: { widgets } }, { token: run.token })
  await calls().taskRuns.process({ params: { id: run.id } }, { token: run.token })
  const { items } = await calls().jobs.list({ query: { search: 'Each morning', sort: 'createdAt_asc' } }, await owner())
  expect(items.map(({ status, dueDate, unit, thing }) => [status, dueDate, unit, thing.id]).toSorted()).toEqual([
    ['completed', '2026-05-20T13:00:00.000Z', undefined, thingId],
    ['open', '2026-05-21T13:00:00.000Z', undefined, thingId],
  ])
})

test("another organization's job, unit, task and account are as if they were not", async () => {
  const foreign = app.demo.jobs.find(({ organizationId }) => organizationId === 102)
  const { itemId, taskThingId } = freeUnit()
  for (const id of [foreign?.id ?? '', MISSING]) {
    const refused = { code: 'not_found', status: 404 }
    await expect(calls().jobs.get({ params: { id } }, await owner())).rejects.toMatchObject(refused)
    await expect(calls().jobs.update({ params: { id }, body: {} }, await owner())).rejects.toMatchObject(refused)
    await expect(calls().jobs.delete({ params: { id } }, await owner())).rejects.toMatchObject(refused)
    await expect(calls().jobs.generate({ params: { id } }, await owner())).rejects.toMatchObject(refused)
  }
  const outsider = app.demo.accounts.find(({ email }) => email === 'k.lauer@klosterhalde.example')?.id ?? ''
  for (const body of [
    { itemId: foreign?.itemId ?? '', taskThingId },
    { itemId, taskThingId: foreign?.taskThingId ?? '' },
    { itemId, taskThingId, assignedTo: outsider },
    { itemId: MISSING, taskThingId },
  ])
    await expect(calls().jobs.create({ body: { name: 'Foreign', ...body } }, await owner())).rejects.toMatchObject({
      code: 'invalid_content',
      status: 400,
    })
})
