import { createRunLocks } from '../device-runs/run-locks.ts'

/** Locks by name, as the browser's: each has one holder. */
export const createLocks = () => {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, { ifAvailable = false }: LockOptions, work: (lock: object | null) => unknown) => {
    const before = held.get(name)
    if (before && ifAvailable) return work(null)
    const turn = Promise.resolve(before).then(() => work({}))
    held.set(name, turn)
    await turn
    if (held.get(name) === turn) held.delete(name)
  }
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) })
  return createRunLocks({ request, query } as unknown as LockManager)
}
