import { createCalls } from '@tracemark/api/client'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../../../platform/clock.ts'
import { silentLog } from '../../../platform/log.ts'
import { createTestApp } from '../../../testing/create-test-app.ts'
import { createVisitCounter } from './visit-counter.ts'

const app = await createTestApp()
afterAll(() => app.stop())

const visitor = (index: number) => ({ address: `address ${index}`, userAgent: 'Firefox' })

const readSummary = async (x: string) => {
  return createCalls(app).assets.summary({ params: { org: 101, x } }, { token: await app.organizationToken('owner') })
}

test('many visits are one number of their asset and day, of those that the organization has', async () => {
  const { thingId } = app.demo.featured
  const foreign = app.demo.things.find(({ organizationId }) => organizationId === 102)?.id ?? ''
  const before = (await readSummary(thingId)).visits
  const counter = createVisitCounter(app.db, fixedClock(new Date(app.demo.now)), silentLog)
  for (let visit = 0; visit < 1000; visit++) counter.count(101, thingId, visitor(visit))
  counter.count(101, thingId, visitor(7))
  counter.count(101, foreign, visitor(0))
  expect(await counter.flush()).toBe(2)
  expect(await counter.flush()).toBe(0)
  counter.count(101, thingId, visitor(1000))
  await counter.stop()
  const after = (await readSummary(thingId)).visits
  const today = app.demo.now.slice(0, 10)
  expect(after.total).toBe(before.total + 1001)
  const getLast = ({ days }: typeof after) => days.find(({ day }) => day === today)?.visits ?? 0
  expect(getLast(after)).toBe(getLast(before) + 1001)
})
