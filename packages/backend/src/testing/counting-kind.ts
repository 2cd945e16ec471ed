import type { Outcome, TargetKind } from '../platform/outbox/kinds.ts'

export type Deliver = (targetId: string, name: string) => Promise<Outcome>

/** A way to tell somebody that leaves the database and calls a function: for tests of the outbox itself. */
export const countingKind = (deliver: Deliver): TargetKind => ({
  kind: 'counting',
  retrySeconds: [],
  handle: async (_db, { targetId, event }) => {
    const { name } = event.data as { name: string }
    return () => deliver(targetId, name)
  },
})
