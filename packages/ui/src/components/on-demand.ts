import { useEffect, useEffectEvent, useState } from 'react'
import { failureText } from '../errors/failure-text.ts'
import { chunkFailure, loadChunk } from '../errors/load-chunk.ts'
import { useI18n } from '../i18n/context.ts'
import type { Namespace } from '../i18n/keys.ts'
import { useToastArea } from './Toasts/ToastProvider.tsx'

/** Code that is fetched at its first use. */
export interface OnDemand<Code> {
  /** What it says beside what every page says. */
  texts: readonly Namespace[]
  /** What was fetched, if it is there. */
  current: () => Code | undefined
  /** Fetches once; after a failure, the next call tries again. */
  load: () => Promise<Code>
}

export const onDemand = <Code>(fetchCode: () => Promise<Code>, texts: readonly Namespace[] = []): OnDemand<Code> => {
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
    texts,
    current: () => code,
    load: () => {
      if (code !== undefined) return Promise.resolve(code)
      pending ??= load()
      return pending
    },
  }
}

/** The code once it is `wanted` and there, with its texts. A person whose device can't fetch it is told so; it is fetched again when it is wanted anew. */
export const useOnDemand = <Code>(source: OnDemand<Code>, wanted: boolean): Code | undefined => {
  const [, setArrived] = useState(false)
  const { t, has, load } = useI18n()
  const isThere = source.current() !== undefined && source.texts.every((namespace) => has?.(namespace) ?? true)
  const missing = wanted && !isThere
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
    Promise.all([source.load(), ...(load ? source.texts.map((namespace) => load(namespace)) : [])]).then(
      () => mounted && setArrived(true),
      (error) => mounted && tell(error),
    )
    return () => {
      mounted = false
    }
  }, [source, missing, load])
  return isThere ? source.current() : undefined
}
