import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { createRateLimits, limitByAddress, limitByToken } from './rate-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

test('more public calls than a person makes are refused, and told when to come back', async () => {
  const get = () => app.fetch(`${app.baseUrl}/public/things/nobody/nothing`)
  const answers: Response[] = []
  for (let calls = 0; calls < 600; calls += 1) answers.push(await get())
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(600)
  const refused = await get()
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
    429,
    expect.stringMatching(/^[1-9]\d?$/),
    'rate_limited',
  ])
  // Staff are not counted.
  const staff = await app.fetch(`${app.baseUrl}/auth/permissions`, {
    headers: { authorization: `Bearer ${await app.organizationToken('member')}` },
  })
  expect(staff.status).toBe(200)
})

test('whoever makes up access tokens is told to wait, and looks nothing up until then', async () => {
  const other = await createTestApp()
  const calling = (token: string) => other.fetch(`${other.baseUrl}/auth/permissions`, { headers: { authorization: `Bearer ${token}` } })
  const statuses: number[] = []
  for (let calls = 0; calls < 600; calls += 1) statuses.push((await calling(`tmk_${calls}`)).status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  await calling('tmk_one-too-many')
  const looked = vi.spyOn(other.db, 'executeQuery')
  const refused = await calling('tmk_another')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'rate_limited'])
  expect(looked).not.toHaveBeenCalled()
  expect((await calling(await other.organizationToken('member'))).status).toBe(200)
  await other.stop()
})

test('each address, and each token, has a limit of its own', async () => {
  const limits = createRateLimits()
  const until = async (call: () => Promise<void>) => {
    for (let calls = 0; ; calls += 1) {
      const refused = await call().then(
        () => false,
        () => true,
      )
      if (refused) return calls
    }
  }
  const from = (address: string) => limitByAddress(limits, 'identity', address)
  const by = (authorization: string) => limitByToken(limits, 'execution', authorization)
  expect([await until(() => from('192.0.2.1')), await until(() => from('192.0.2.2'))]).toEqual([600, 600])
  expect([await until(() => by('Bearer a')), await until(() => by('Bearer b'))]).toEqual([1200, 1200])
})

test('a try that succeeds takes back what was counted', async () => {
  const limits = createRateLimits()
  const take = () => limits.take('signInByAccount', 'owner@demo.test')
  for (let tries = 0; tries < 20; tries += 1) await take()
  await expect(take()).rejects.toMatchObject({ code: 'rate_limited' })
  await limits.giveBack('signInByAccount', 'owner@demo.test', 'all')
  for (let tries = 0; tries < 20; tries += 1) await take()
  await limits.giveBack('signInByAccount', 'owner@demo.test', 'one')
  await take()
  await expect(take()).rejects.toMatchObject({ code: 'rate_limited' })
})
