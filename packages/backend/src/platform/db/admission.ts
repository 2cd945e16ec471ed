import type { PoolOptions } from './connection-pool.ts'
import { readEntered } from './scope.ts'
import { Seats } from './seats.ts'

/** Of a process: a worker that hangs leaves the rest to the others, and a part that is moved the rest of its worker. */
export const CLUSTER_CONNECTIONS = { all: 20, worker: 8, organization: 4 } as const
/** Organizations are seldom moved. Until a move is known, only who waits for whom is wrong. */
const KNOWN_MS = 60_000

const nothing = () => undefined

/** On a cluster no organization and no worker has all connections of a process. */
export const admitByWorker = (
  findWorker: (organizationId: number) => Promise<string | undefined>,
  now = Date.now,
): Required<Pick<PoolOptions, 'admit'>>['admit'] => {
  const seats = new Seats()
  let workers = new Map<number, Promise<string | undefined>>()
  let known = now()
  const find = (organizationId: number): Promise<string | undefined> => {
    if (now() - known > KNOWN_MS) [workers, known] = [new Map(), now()]
    const found = workers.get(organizationId) ?? findWorker(organizationId)
    workers.set(organizationId, found)
    found.catch(() => workers.delete(organizationId))
    return found
  }
  return async (statements) => {
    const organizationId = statements.map(readEntered).find((id) => id !== undefined)
    if (organizationId === undefined) return nothing
    const worker = await find(organizationId)
    return seats.take([
      { name: `organization ${organizationId}`, max: CLUSTER_CONNECTIONS.organization },
      { name: `worker ${worker}`, max: CLUSTER_CONNECTIONS.worker },
    ])
  }
}
