import { describe, expect, type SuiteCollector, test } from 'vitest'
import { addDays, createDayReader, startOfDay } from '../rules/index.ts'
import { classifications, type InteractionDetail } from '../schemas/index.ts'
import { type StartTarget, useConversation } from './target.ts'

const ORG = 101

const countByClassification = (all: readonly InteractionDetail[]) =>
  Object.fromEntries(classifications.map((name) => [name, all.filter(({ classification }) => classification === name).length]))

export const describeDashboard = (start: StartTarget): SuiteCollector<object> =>
  describe('dashboard', () => {
    const conversation = useConversation(start)
    /** Ninety days that end with the newest record, the ninety days before, and what was reported in both. */
    const open = async () => {
      const { target, client, getToken } = conversation()
      const all = target.demo.interactions.filter(({ orgId }) => orgId === ORG)
      const { timeZone = 'UTC' } = target.demo.organizations.find(({ id }) => id === ORG) ?? {}
      const readDay = createDayReader(timeZone)
      const newest =
        all
          .map(({ reportedDate }) => reportedDate)
          .toSorted()
          .at(-1) ?? ''
      const to = readDay(new Date(newest))
      const from = addDays(to, -89)
      const beforeFrom = addDays(from, -90)
      const instant = (day: string) => startOfDay(day, readDay).toISOString()
      const within = (first: string, last: string) =>
        all.filter(({ reportedDate }) => reportedDate >= instant(first) && reportedDate < instant(addDays(last, 1)))
      return {
        client,
        options: { token: await getToken('owner', ORG) },
        params: { org: ORG },
        period: { from, to, beforeFrom },
        span: { from: instant(from), to: instant(addDays(to, 1)) },
        now: within(from, to),
        before: within(beforeFrom, addDays(from, -1)),
      }
    }
    type Opened = Awaited<ReturnType<typeof open>>

    test('the total is the sum of its bars, and the number of the list', async () => {
      const { client, options, params, period, span, now, before } = await open()
      const total = await client.dashboard.total({ params, query: period }, options)
      const { bars, ...counts } = total
      expect(counts).toEqual({
        ...span,
        unit: 'day',
        count: now.length,
        before: before.length,
        classifications: countByClassification(now),
        classificationsBefore: countByClassification(before),
      })
      expect(bars).toHaveLength(90)
      expect(bars.map(({ from, to, classifications: parts, before: earlier }) => ({ from, to, parts, earlier }))).toEqual(
        bars.map(({ from, to }, at) => {
          const shift = Date.parse(bars[at]?.from ?? '') - 90 * 86_400_000
          const earlier = before.filter(({ reportedDate }) => Math.floor((Date.parse(reportedDate) - shift) / 86_400_000) === 0)
          return {
            from,
            to,
            parts: countByClassification(now.filter(({ reportedDate }) => reportedDate >= from && reportedDate < to)),
            earlier: earlier.length,
          }
        }),
      )
      const query = { reportedFrom: total.from, reportedTo: total.to, perPage: 1 }
      expect((await client.interactions.list({ params, query }, options)).totalItems).toBe(total.count)
    })

    test('without a period before, nothing is compared', async () => {
      const { client, options, params, period, now } = await open()
      const { beforeFrom: _, ...query } = period
      const { count, before, classificationsBefore, bars } = await client.dashboard.total({ params, query }, options)
      expect([count, before, classificationsBefore, bars[0]?.before]).toEqual([now.length, undefined, undefined, undefined])
      const rows = await client.dashboard.assets({ params, query }, options)
      expect([rows.before, rows.rows[0]?.before]).toEqual([undefined, undefined])
    })

    type Part = 'tasks' | 'services' | 'assets' | 'workers' | 'places'
    const keyOf: Record<Part, (record: InteractionDetail) => string> = {
      tasks: ({ task }) => task.id,
      services: ({ task }) => task.id,
      assets: ({ thingId }) => thingId,
      workers: ({ createdBy }) => createdBy?.id ?? '',
      places: ({ reportedLocation }) => reportedLocation?.place ?? '',
    }
    const isOf = (part: Part) => (record: InteractionDetail) =>
      part === 'tasks' ? record.createdBy !== undefined : part !== 'services' || record.createdBy === undefined

    test.each(['tasks', 'services', 'assets', 'workers', 'places'] as const)(
      '%s add up, and each row has the number of its list',
      async (part) => {
        const { client, options, params, period, span, ...found }: Opened = await open()
        const now = found.now.filter(isOf(part))
        const before = found.before.filter(isOf(part))
        const count = (key: string) => ({
          count: now.filter((record) => keyOf[part](record) === key).length,
          before: before.filter((record) => keyOf[part](record) === key).length,
        })
        const keys = [...new Set([...now, ...before].map(keyOf[part]))].filter((key) => key !== '')
        const { rows, ...sums } = await client.dashboard[part]({ params, query: { ...period, rows: 100 } }, options)
        expect(sums).toEqual({ ...span, count: now.length, before: before.length, totalRows: keys.length, none: count('') })
        const rowKey = ({ id, name }: { id?: string | undefined; name: string }) => id ?? name
        expect(rows.map((row) => ({ key: rowKey(row), count: row.count, before: row.before }))).toEqual(
          keys.map((key) => ({ key, ...count(key) })).toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1)),
        )
        const first = await client.dashboard[part]({ params, query: { ...period, rows: 2 } }, options)
        expect([first.count, first.rows]).toEqual([now.length, rows.slice(0, 2)])
        const filters = {
          tasks: (key: string) => ({ taskId: key, origin: 'task' as const }),
          services: (key: string) => ({ taskId: key, origin: 'service' as const }),
          assets: (key: string) => ({ thingId: key }),
          workers: (key: string) => ({ createdById: key }),
          places: (key: string) => ({ place: key }),
        }
        for (const row of rows.slice(0, 3)) {
          const query = { ...filters[part](rowKey(row)), reportedFrom: span.from, reportedTo: span.to, perPage: 1 }
          expect((await client.interactions.list({ params, query }, options)).totalItems).toBe(row.count)
        }
      },
    )

    test('a day is counted by hours, a year by months', async () => {
      const { client, options, params, period, now } = await open()
      const day = await client.dashboard.total({ params, query: { from: period.to, to: period.to } }, options)
      const ofDay = now.filter(({ reportedDate }) => reportedDate >= day.from && reportedDate < day.to)
      expect([day.unit, day.bars.length, day.count]).toEqual(['hour', 24, ofDay.length])
      const year = await client.dashboard.total({ params, query: { from: addDays(period.to, -364), to: period.to } }, options)
      expect([year.unit, year.bars.length > 11]).toEqual(['month', true])
    })

    test('bars are compared only where the period before is divided alike, numbers always', async () => {
      const { client, options, params } = await open()
      const query = { from: '2026-03-15', to: '2026-06-30', beforeFrom: '2025-11-27' }
      const { unit, bars, before } = await client.dashboard.total({ params, query }, options)
      expect([unit, bars.map((bar) => bar.before)]).toEqual(['month', [undefined, undefined, undefined, undefined]])
      const { count } = await client.dashboard.total({ params, query: { from: '2025-11-27', to: '2026-03-14' } }, options)
      expect(before).toBe(count)
    })

    test('a record that is corrected or deleted is counted as it is', async () => {
      const { client, options, params, period, now } = await open()
      const read = async () => (await client.dashboard.total({ params, query: period }, options)).classifications
      const [first] = now.filter(({ classification }) => classification === 'notice')
      const id = first?._id ?? ''
      const before = await read()
      await client.interactions.update({ params: { ...params, id }, body: { classification: 'warning' } }, options)
      expect(await read()).toEqual({ ...before, notice: (before.notice ?? 0) - 1, warning: (before.warning ?? 0) + 1 })
      await client.interactions.update({ params: { ...params, id }, body: { reportedDate: '2001-05-05T12:00:00.000Z' } }, options)
      expect(await read()).toEqual({ ...before, notice: (before.notice ?? 0) - 1 })
      const long = await client.dashboard.total({ params, query: { from: '2001-05-05', to: '2001-05-05' } }, options)
      expect(long.count).toBe(1)
      await client.interactions.delete({ params: { ...params, id } }, options)
      expect((await client.dashboard.total({ params, query: { from: '2001-05-05', to: '2001-05-05' } }, options)).count).toBe(0)
    })

    test('units are counted by status, without those that are hidden', async () => {
      const { client, options, params } = await open()
      const { count, statuses } = await client.dashboard.statuses({ params }, options)
      expect(statuses.reduce((sum, status) => sum + status.count, 0)).toBe(count)
      for (const { value, count: own } of statuses) {
        const { totalItems } = await client.units.list({ params, query: { status: [value], perPage: 1 } }, options)
        expect(totalItems).toBe(own)
      }
    })

    test('days out of order, and more than ten years, are refused', async () => {
      const { client, options, params } = await open()
      for (const query of [
        { from: '2026-05-02', to: '2026-05-01' },
        { from: '2026-05-02', to: '2026-05-03', beforeFrom: '2026-05-03' },
        { from: '2000-01-01', to: '2026-05-01' },
        { from: '1800-01-01', to: '1800-01-02' },
      ])
        await expect(client.dashboard.total({ params, query }, options)).rejects.toMatchObject({ code: 'invalid_content' })
    })
  })
