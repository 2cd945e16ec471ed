import { createCalls } from '@tracemark/api/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { removeDeletedInteractions } from './remove-deleted.ts'

const DELETED = new Date('2026-05-20T15:00:00.000Z')
const DAY = 86_400_000
let now = DELETED
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } })
})
afterAll(() => app.stop())

const org = 101
const calls = () => createCalls(app)
const asOwner = async () => ({ token: await app.organizationToken('owner') })

/** A run of a unit, so that everything that names an interaction names this one. */
const recordRun = async () => {
  const { taskRuns } = calls()
  const { id, token } = await taskRuns.create({ body: {} }, { token: await app.taskToken() })
  const widgets = {
    moisture: { label: 'Moisture', input: 'number' as const, value: 11.2 },
    parchment: { label: 'Parchment looks', input: 'choice' as const, value: 'even' },
  }
  await taskRuns.update({ params: { id }, body: { widgets } }, { token })
  return (await taskRuns.process({ params: { id } }, { token })).interactionId
}

const tables = ['interactions', 'interaction_changes', 'task_runs'] as const
const countRows = (id: string) =>
  withScope(app.db, { organizationId: org, component: 'removal' }, async (db) => {
    const counts = tables.map(async (table) => {
      const column = table === 'interactions' ? 'id' : 'interaction_id'
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
        where organization_id = ${org} and ${sql.ref(column)} = ${id}`.execute(db)
      return rows[0]?.count
    })
    return Promise.all(counts)
  })

test('what was deleted is removed after 30 days with its corrections and its run; what is hidden or newer stays', async () => {
  const [deleted, hidden] = [await recordRun(), await recordRun()]
  const { interactions } = calls()
  await interactions.update({ params: { org, id: deleted }, body: { classification: 'alert' } }, await asOwner())
  await interactions.hide({ params: { org, id: hidden }, body: { reason: 'Recorded twice.' } }, await asOwner())
  await interactions.delete({ params: { org, id: deleted } }, await asOwner())
  const remove = async (at: Date) => {
    now = at
    return [await removeDeletedInteractions({ db: app.db, clock: { now: () => at } }), await countRows(deleted), await countRows(hidden)]
  }
  expect(await remove(new Date(DELETED.getTime() + 30 * DAY))).toEqual([0, [1, 2, 1], [1, 1, 1]])
  expect(await remove(new Date(DELETED.getTime() + 30 * DAY + 1))).toEqual([1, [0, 0, 0], [1, 1, 1]])
  now = DELETED
  expect(await interactions.restore({ params: { org, id: hidden }, body: {} }, await asOwner())).toEqual({ id: hidden })
})

test('the database removes no record that was not deleted long ago', async () => {
  const id = await recordRun()
  const remove = () =>
    withScope(app.db, { organizationId: org, component: 'removal' }, async (db) => {
      await sql`delete from task_runs where organization_id = ${org} and interaction_id = ${id}`.execute(db)
      return (await sql`delete from interactions where organization_id = ${org} and id = ${id} returning id`.execute(db)).rows.length
    })
  now = new Date()
  expect(await remove()).toBe(0)
  await calls().interactions.delete({ params: { org, id } }, await asOwner())
  expect(await remove()).toBe(0)
  now = DELETED
})
