import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

const app = await createTestApp()
afterAll(() => app.stop())

test.each([
  ['/p/Sierra-Alta/FINCA-LA-ESPERANZA?item=SA-0004-217', '/p/sierra-alta/finca-la-esperanza?item=SA-0004-217'],
  ['/p/Sierra-Alta/finca-la-esperanza?unit=a07a20b2', '/p/sierra-alta/finca-la-esperanza?unit=a07a20b2'],
  ['/p/sierra-alta/finca-la-esperanza/?lang=de', '/p/sierra-alta/finca-la-esperanza?lang=de'],
])('%s leads to the address of the page', async (asked, address) => {
  const { status, headers } = await app.fetch(app.baseUrl + asked, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([301, address])
})
