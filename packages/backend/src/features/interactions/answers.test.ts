import { createCalls } from '@tracemark/api/client'
import type { TaskRunAttachment } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'
import { listNotifications } from '../notifications/queries.ts'

const RECORDED = new Date('2026-05-20T15:00:00.000Z')
const DAY = 86_400_000
let now = RECORDED
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } })
})
afterAll(() => app.stop())

const org = 101
const calls = () => createCalls(app)
const as = async (person: 'owner' | 'member' | 'worker') => ({ token: await app.organizationToken(person) })
const featured = () => {
  const { thingId, taskThingId } = app.demo.featured
  return { thingId, taskId: app.demo.taskThings.find(({ id }) => id === taskThingId)?.taskId ?? '' }
}
const record = async (more: object = {}) => {
  const body = { ...featured(), answers: { moisture: 11.2, parchment: 'even' }, ...more }
  return (await calls().interactions.create({ params: { org }, body }, await as('member')))._id
}
/** As a worker does it with the link of the task. */
const recordRun = async (attachments: TaskRunAttachment[] = []) => {
  const { taskRuns } = calls()
  const { id, token } = await taskRuns.create({ body: {} }, { token: await app.taskToken() })
  const widgets = {
    moisture: { label: 'Moisture', input: 'number' as const, value: 11.2 },
    parchment: { label: 'Parchment looks', input: 'choice' as const, value: 'even' },
  }
  await taskRuns.update({ params: { id }, body: { widgets, attachments } }, { token })
  return (await taskRuns.process({ params: { id } }, { token })).interactionId
}
const correct = async (id: string, moisture: number, person: 'owner' | 'member' | 'worker' = 'member', reason?: string) => {
  const body = { answers: { moisture, parchment: 'even' }, ...(reason !== undefined && { reason }) }
  return calls().interactions.correctAnswers({ params: { org, id }, body }, await as(person))
}
const read = async (id: string) => calls().interactions.get({ params: { org, id } }, await as('owner'))

test('who recorded it has 24 hours by the clock of the server', async () => {
  now = RECORDED
  const id = await record()
  now = new Date(RECORDED.getTime() + DAY - 1)
  expect((await correct(id, 11.3)).answers).toEqual({ moisture: 11.3, parchment: 'even' })
  now = new Date(RECORDED.getTime() + DAY)
  await expect(correct(id, 11.4)).rejects.toMatchObject({ code: 'correction_over' })
  expect((await correct(id, 11.4, 'owner', 'Read anew from the photo.')).correction).toBe('with_reason')
  now = RECORDED
})

test('a classification that the rules gave goes by the new answers, and one that somebody set stays', async () => {
  const [byRules, byHand] = [await record(), await record({ classification: 'alert' })]
  await correct(byRules, 13.1)
  await correct(byHand, 13.1)
  expect([(await read(byRules)).classification, (await read(byHand)).classification]).toEqual(['warning', 'alert'])
  expect((await read(byRules)).changes).toMatchObject([
    { before: { classification: 'notice' }, after: { classification: 'warning', answers: [{ value: 13.1 }, { value: 'even' }] } },
  ])
})

test('lists and exports have the newest answers; the same answers make no version', async () => {
  const id = await record()
  await correct(id, 12.5)
  await correct(id, 12.5)
  const found = await read(id)
  expect([found.answers[0]?.value, found.changes?.length]).toEqual([12.5, 1])
  const file = await calls().interactions.export(
    { params: { org }, body: { format: 'csv', taskId: featured().taskId } as never },
    await as('owner'),
  )
  const line = (await (file as Blob).text()).split('\n').find((row) => row.includes(id))
  expect([line?.includes('12.5'), line?.includes('11.2')]).toEqual([true, false])
})

test('files are corrected with the answers: those of before stay with their version, and what is named must be there', async () => {
  const token = await app.taskToken()
  const upload = async (name: string) => {
    const { uploadUrl, url } = await calls().files.create({ body: { name } }, { token })
    await app.fetch(uploadUrl, { method: 'PUT', body: `{"name":"${name}"}` })
    return { stepId: 'parchment', name, file: url, camera: false }
  }
  const [before, after] = [await upload('before.json'), await upload('after.json')]
  const id = await recordRun([before])
  const change = async (attachments: (typeof before)[]) =>
    calls().interactions.correctAnswers(
      { params: { org, id }, body: { answers: { moisture: 11.2, parchment: 'even' }, attachments } },
      await as('worker'),
    )
  const names = (files: readonly { name: string; label?: string | undefined }[] = []) => files.map(({ name, label }) => [name, label])
  const label = 'Parchment looks'
  expect(names((await change([before, after])).attachments)).toEqual([
    ['before.json', label],
    ['after.json', label],
  ])
  expect(names((await change([after])).attachments)).toEqual([['after.json', label]])
  await expect(change([{ ...after, file: '/files/101/nobody-has-uploaded-this-one-yet' }])).rejects.toMatchObject({
    code: 'invalid_content',
  })
  const { changes = [], attachments } = await read(id)
  expect(names(attachments)).toEqual([['after.json', label]])
  expect(changes.map(({ before: { attachments: files } }) => files?.length)).toEqual([1, 2])
  const [first] = changes[0]?.before.attachments ?? []
  expect((await app.fetch(first?.file ?? '')).status).toBe(200)
})

test('a worker corrects what a run recorded, and sees it among their own; what others recorded is not there', async () => {
  const interactionId = await recordRun()
  expect((await correct(interactionId, 12.9, 'worker')).interaction.classification).toBe('warning')
  const { items } = await calls().interactions.own({ params: { org }, query: { perPage: 1 } }, await as('worker'))
  expect(items).toMatchObject([{ _id: interactionId, correction: 'open', correctUntil: new Date(RECORDED.getTime() + DAY).toISOString() }])
  await expect(correct(await record(), 12.9, 'worker')).rejects.toMatchObject({ code: 'not_found' })
  await expect(correct(interactionId, 12.9, 'member')).rejects.toMatchObject({ code: 'correction_over' })
})

test('who recorded what is sent back is told, once for each time, and nobody else is', async () => {
  const id = await recordRun()
  await withScope(app.db, { organizationId: org }, (db) =>
    db.updateTable('interactions').set({ review: 'received' }).where('organization_id', '=', org).where('id', '=', id).execute(),
  )
  const review = async (state: 'received' | 'needs_changes') =>
    calls().interactions.review({ params: { org, id }, body: { review: state, reason: 'Weigh it again.' } }, await as('owner'))
  const listTold = async (person: DemoPerson) => {
    const account = { organizationId: org, accountId: app.accountId(person) }
    const { items } = await withScope(app.db, { organizationId: org }, (db) => listNotifications(db, account, 1, 100))
    return items.flatMap(({ notificationType, text, url }) => (notificationType === 'interaction_sent_back' ? [{ text, url }] : []))
  }
  await review('needs_changes')
  await review('needs_changes')
  const told = { text: 'Moisture check: Finca La Esperanza', url: `/org/sierra-alta/interactions/${id}/answers` }
  expect(await listTold('worker')).toEqual([told])
  expect([await listTold('owner'), await listTold('member')]).toEqual([[], []])
  await review('received')
  await review('needs_changes')
  expect(await listTold('worker')).toEqual([told, told])
})
