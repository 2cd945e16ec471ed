import { useEffect, useEffectEvent, useState } from 'react'
import { failureText } from '../errors/failure-text.ts'
import { chunkFailure, loadChunk } from '../errors/load-chunk.ts'
import { useTranslate } from '../i18n/context.ts'
import { useToastArea } from './Toasts/ToastProvider.tsx'

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
      code = await loadChunk(fetchCode)
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

/** The code once it is `wanted` and there. A person whose device can't fetch it is told so; it is fetched again when it is wanted anew. */
export const useOnDemand = <Code>(source: OnDemand<Code>, wanted: boolean): Code | undefined => {
  const [, setArrived] = useState(false)
  const missing = wanted && source.current() === undefined
  const t = useTranslate()
  const show = useToastArea()
  const tell = useEffectEvent((error: unknown) => {
    const failure = chunkFailure(error)
    if (!failure) return
    const { what, action } = failureText(t, failure)
    show?.({ kind: 'error', text: `${what}. ${action}` })
  })
  useEffect(() => {
    if (!missing) return
    let mounted = true
    source.load().then(
      () => mounted && setArrived(true),
      (error) => mounted && tell(error),
    )
    return () => {
      mounted = false
    }
  }, [source, missing])
  return source.current()
}
