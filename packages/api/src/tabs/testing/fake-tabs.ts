type Work = (lock: unknown) => Promise<unknown>

/** Locks that serve one holder after the other, as the browser's do. */
export const createFakeLocks = (): Pick<LockManager, 'request'> => {
  let last: Promise<unknown> = Promise.resolve()
  let holders = 0
  const request = async (_name: string, ...rest: [Work] | [{ ifAvailable?: boolean }, Work]) => {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
    if (options.ifAvailable && holders > 0) return work(null)
    holders += 1
    const turn = last.then(() => work({}))
    last = turn
      .catch(() => undefined)
      .finally(() => {
        holders -= 1
      })
    return turn
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

/** A channel whose messages arrive in a later task, as the browser's do: after a lock that was released meanwhile. */
export const createFakeChannels = () => {
  const ends = new Set<EventTarget>()
  return () => {
    const own = new EventTarget()
    ends.add(own)
    return {
      postMessage: (data: unknown) => {
        const copy: unknown = structuredClone(data)
        const others = [...ends].filter((end) => end !== own)
        setImmediate(() => {
          for (const end of others) if (ends.has(end)) end.dispatchEvent(Object.assign(new Event('message'), { data: copy }))
        })
      },
      addEventListener: own.addEventListener.bind(own) as BroadcastChannel['addEventListener'],
      close: () => void ends.delete(own),
    }
  }
}

/** Lets every message on its way arrive. */
export const settle = async () => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve))
}
