/** Lets go of what is held. */
export type Release = () => void

/** Who has a run open, or sends: one page at a time, and nobody once that page is gone, however it ended. */
export interface RunLocks {
  /** `undefined` where another holds it, and goes on holding it for `wait` milliseconds. */
  take: (name: string, wait?: number) => Promise<Release | undefined>
  /** Waits for its turn until `signal` says that it need not. */
  wait: (name: string, signal: AbortSignal) => Promise<Release>
  /** The names that are held now, by this page or others. */
  held: () => Promise<ReadonlySet<string>>
}

const hold = (locks: Pick<LockManager, 'request'>, name: string, options: LockOptions): Promise<Release | undefined> =>
  new Promise((resolve, reject) => {
    locks
      .request(name, options, (lock) => {
        if (lock === null) return resolve(undefined)
        return new Promise<void>((release) => resolve(() => release()))
      })
      .catch(reject)
  })

/** Web Locks. A page without https has none: everything is then free, and the server's ids alone keep runs single. */
export const createRunLocks = (locks: Pick<LockManager, 'request' | 'query'> | undefined): RunLocks => ({
  take: async (name, wait = 0) => {
    if (!locks) return () => undefined
    if (wait === 0) return hold(locks, name, { ifAvailable: true })
    return hold(locks, name, { signal: AbortSignal.timeout(wait) }).catch(() => undefined)
  },
  wait: async (name, signal) => (locks && (await hold(locks, name, { signal }))) ?? (() => undefined),
  held: async () => new Set((await locks?.query())?.held?.map(({ name = '' }) => name)),
})

export const runLock = (runId: string): string => `tracemark-run-${runId}`
export const SENDER_LOCK = 'tracemark-sender'
