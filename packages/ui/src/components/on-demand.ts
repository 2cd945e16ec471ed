import { useEffect, useState } from 'react'

/** Code that is fetched at its first use. */
export interface OnDemand<Code> {
  /** What was fetched, if it is there. */
  current: () => Code | undefined
  /** Fetches once; after a failure, the next call tries again. */
  load: () => Promise<Code>
}

export const onDemand = <Code>(fetchCode: () => Promise<Code>): OnDemand<Code> => {
  let code: Code | undefined
  let pending: Promise<Code> | undefined
  const load = async () => {
    try {
      code = await fetchCode()
      return code
    } finally {
      pending = undefined
    }
  }
  return {
    current: () => code,
    load: () => {
      if (code !== undefined) return Promise.resolve(code)
      pending ??= load()
      return pending
    },
  }
}

/** The code once it is `wanted` and there. A device that can't fetch it has nothing until it is wanted anew. */
export const useOnDemand = <Code>(source: OnDemand<Code>, wanted: boolean): Code | undefined => {
  const [, setArrived] = useState(false)
  const missing = wanted && source.current() === undefined
  useEffect(() => {
    if (!missing) return
    let mounted = true
    source.load().then(
      () => mounted && setArrived(true),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [source, missing])
  return source.current()
}
