import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admitByWorker, CLUSTER_CONNECTIONS } from './admission.ts'
import { CONNECT_MS } from './connection-pool.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const enter = (organizationId: number) => ['begin', `set local tracemark.scope = '${organizationId}//'`, 'select 1']

/** Which of these have a connection, in the order of their asking, and which are refused after their wait. */
const sortByAdmission = async (organizations: readonly number[], findWorker: (organizationId: number) => Promise<string>) => {
  const admit = admitByWorker(findWorker)
  const admitted: number[] = []
  const refused: number[] = []
  const asked = organizations.map((id) =>
    admit(enter(id)).then(
      () => admitted.push(id),
      () => refused.push(id),
    ),
  )
  await vi.advanceTimersByTimeAsync(CONNECT_MS)
  await Promise.all(asked)
  return { admitted, refused }
}

test('an organization has no more than its connections, and another of the same worker has its own', async () => {
  const own = Array.from({ length: CLUSTER_CONNECTIONS.organization }, () => 101)
  expect(await sortByAdmission([...own, 101, 102], async () => 'worker-1:5432')).toEqual({ admitted: [...own, 102], refused: [101] })
})

test('all organizations of a worker have no more than its connections, and those of another one have theirs', async () => {
  const first = Array.from({ length: CLUSTER_CONNECTIONS.worker }, (_, index) => 101 + index)
  const findWorker = async (organizationId: number) => (organizationId < 200 ? 'worker-1:5432' : 'worker-2:5432')
  expect(await sortByAdmission([...first, 199, 201], findWorker)).toEqual({ admitted: [...first, 201], refused: [199] })
})

test('what enters no organization waits for none', async () => {
  const admit = admitByWorker(() => Promise.reject(new Error('Nobody asks.')))
  expect(await admit(['begin', "set local tracemark.scope = '/018d7ccc-e51f-7a9f-9e86-35fc60194800/'", 'select 1'])).toBeTypeOf('function')
})

test('a worker is looked up once, and again after a failure', async () => {
  let asked = 0
  const admit = admitByWorker(async () => {
    asked += 1
    if (asked === 1) throw new Error('The coordinator is away.')
    return 'worker-1:5432'
  })
  await expect(admit(enter(101))).rejects.toThrow('The coordinator is away.')
  for (let turn = 0; turn < 3; turn += 1) (await admit(enter(101)))()
  expect(asked).toBe(2)
})
