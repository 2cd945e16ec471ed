import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'
import { listNotifications } from '../notifications/queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const ORGANIZATION = 101
const asOwner = async () => ({ token: await app.organizationToken('owner') })
const listMails = () =>
  withScope(app.db, { organizationId: ORGANIZATION }, (db) =>
    db.selectFrom('outgoing_mail').select(['recipient', 'subject', 'body_text']).orderBy('id').execute(),
  )
const listTold = async (person: DemoPerson) => {
  const account = { organizationId: ORGANIZATION, accountId: app.accountId(person) }
  const { items } = await withScope(app.db, { organizationId: ORGANIZATION }, (db) => listNotifications(db, account, 1, 100))
  return items
    .flatMap(({ notificationType, text, priority }) => (notificationType === 'job_due' ? [`${text} (${priority})`] : []))
    .toSorted()
}

test('the person of a job is reminded once, by a notification of their own and an e-mail; of one that nobody has everybody is told', async () => {
  const { jobs } = createCalls(app)
  const { thingId, taskThingId } = app.demo.featured
  const busy = new Set(app.demo.jobs.map(({ itemId }) => itemId))
  const units = app.demo.items.filter((item) => item.thingId === thingId && !busy.has(item.id))
  const make = async (index: number, more: object) =>
    jobs.create(
      { body: { name: `Job ${index}`, taskThingId, itemId: units[index]?.id ?? '', remindBefore: 'P1D', ...more } },
      await asOwner(),
    )
  const worker = app.accountId('worker')
  const soon = '2026-05-21T14:00:00Z'
  const first = await make(0, { dueDate: soon, assignedTo: worker, highPriority: true, note: 'Bring the new record book.' })
  await make(1, { dueDate: soon })
  await make(2, { dueDate: '2026-05-21T16:00:00Z', assignedTo: worker })
  const done = await make(3, { dueDate: soon, assignedTo: worker })
  await jobs.update({ params: { id: done.id }, body: { status: 'cancelled' } }, await asOwner())
  const before = await listMails()

  await Promise.all([app.maintenance.run(), app.maintenance.run()])

  expect(await listTold('worker')).toEqual([`Job 0: ${units[0]?.name} (high)`, `Job 1: ${units[1]?.name} (normal)`])
  expect(await listTold('owner')).toEqual([`Job 1: ${units[1]?.name} (normal)`])
  const mails = (await listMails()).slice(before.length)
  expect(mails).toEqual([
    {
      recipient: app.demo.accounts.find(({ id }) => id === worker)?.email,
      subject: expect.any(String),
      body_text: expect.any(String),
    },
  ])
  expect(`${mails[0]?.subject}\n\n${mails[0]?.body_text}`).toMatchInlineSnapshot(`
    "Due Thursday, May 21, 2026 at 9:00 AM: Job 0

    “Job 0” is due Thursday, May 21, 2026 at 9:00 AM.

    Moisture check · SA-0004-198 · Finca La Esperanza

    Bring the new record book.

    Open job:
    http://localhost/org/sierra-alta/gft

    You receive this email because the job is assigned to you."
  `)

  // A later due date reminds anew, another name does not.
  await jobs.update({ params: { id: first.id }, body: { name: 'Job 0b' } }, await asOwner())
  await app.maintenance.run()
  expect(await listMails()).toHaveLength(before.length + 1)
  await jobs.update({ params: { id: first.id }, body: { dueDate: '2026-05-21T14:30:00Z' } }, await asOwner())
  await app.maintenance.run()
  expect((await listMails()).slice(before.length + 1).map(({ subject }) => subject)).toEqual([expect.stringContaining('Job 0b')])
})
