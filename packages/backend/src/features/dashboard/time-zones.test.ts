import { createCalls } from '@tracemark/api/client'
import { addDays } from '@tracemark/api/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const org = 101

/** One record every 95 minutes, through both changes of the clocks. */
const fill = sql`insert into interactions (organization_id, id, asset_id, task_id, created_by, name, classification, reported_date, reported_location,
    record_date, answers)
  select organization_id, gen_random_uuid(), asset_id, task_id, case when g % 3 = 0 then null else created_by end, name,
    (array['notice', 'alert', 'warning', 'unclassified'])[1 + g % 4], timestamptz '2025-09-01 00:00Z' + g * interval '95 minutes', reported_location,
    record_date, answers
  from generate_series(0, 7000) g
  join (select *, row_number() over (order by id) as n from interactions where organization_id = ${org} limit 200) demo on n = 1 + g % 200`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await withScope(app.db, { organizationId: org }, (db) => fill.execute(db))
})
afterAll(() => app.stop())

/** The days on which clocks are changed in 2026, or any two where they are not. */
const zones: readonly [timeZone: string, days: readonly [string, string]][] = [
  ['UTC', ['2026-03-29', '2026-10-25']],
  ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['America/Bogota', ['2026-03-08', '2026-11-01']],
  ['America/St_Johns', ['2026-03-08', '2026-11-01']],
  ['America/Santiago', ['2026-09-06', '2026-04-04']],
  ['Africa/Cairo', ['2026-04-24', '2026-10-29']],
  ['Asia/Beirut', ['2026-03-29', '2026-10-24']],
  ['Asia/Kathmandu', ['2026-03-29', '2026-10-25']],
  ['Australia/Adelaide', ['2026-10-04', '2026-04-05']],
  ['Australia/Lord_Howe', ['2026-10-04', '2026-04-05']],
  ['Pacific/Chatham', ['2026-09-27', '2026-04-05']],
]

/** The seven ranges, as the portal asks for them on that day; the longest one begins and ends within a month. */
const getRanges = (today: string): readonly [from: string, to: string][] => {
  const weekDay = (new Date(today).getUTCDay() + 6) % 7
  const firstOfMonth = `${today.slice(0, 8)}01`
  const lastMonth = addDays(firstOfMonth, -1)
  return [
    [today, today],
    [addDays(today, -6), today],
    [addDays(today, -weekDay - 7), addDays(today, -weekDay - 1)],
    [addDays(today, -29), today],
    [`${lastMonth.slice(0, 8)}01`, lastMonth],
    [addDays(today, -364), today],
    [addDays(today, -3), addDays(today, 2)],
  ]
}

const addUp = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

test.each(zones)('in %s bars add up to the number, and the number is that of the list', async (timeZone, days) => {
  const { dashboard, interactions, organizations } = createCalls(app)
  const options = { token: await app.organizationToken('owner') }
  const params = { org }
  await organizations.update({ params, body: { timeZone } }, options)
  for (const [from, to] of days.flatMap(getRanges)) {
    const { count, bars, ...span } = await dashboard.total({ params, query: { from, to } }, options)
    const list = await interactions.list({ params, query: { reportedFrom: span.from, reportedTo: span.to, perPage: 1 } }, options)
    const rows = await Promise.all(
      (['tasks', 'services', 'assets', 'workers', 'places'] as const).map((part) =>
        dashboard[part]({ params, query: { from, to, rows: 100 } }, options),
      ),
    )
    const [tasks, services, ...others] = rows.map((part) => part.none.count + part.rows.reduce((sum, row) => sum + row.count, 0))
    expect({
      from,
      to,
      count,
      bars: bars.reduce((sum, bar) => sum + addUp(bar.classifications), 0),
      list: list.totalItems,
      isAtLeast: list.isAtLeast,
      kinds: addUp(span.classifications),
      parts: [(tasks ?? 0) + (services ?? 0), ...others],
    }).toEqual({ from, to, count, bars: count, list: count, isAtLeast: undefined, kinds: count, parts: [count, count, count, count] })
    expect(count).toBeGreaterThan(10)
    // Each bar leads to its own list.
    for (const bar of bars.slice(0, 3)) {
      const query = { reportedFrom: bar.from, reportedTo: bar.to, perPage: 1 }
      expect((await interactions.list({ params, query }, options)).totalItems).toBe(addUp(bar.classifications))
    }
  }
})
