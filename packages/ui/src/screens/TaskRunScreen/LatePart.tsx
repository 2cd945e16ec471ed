import { type ReactNode, useEffect, useState } from 'react'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { useLoadTexts } from '../../i18n/context.ts'

type Parts = typeof import('./late-parts.tsx')
type Load = ReturnType<typeof useLoadTexts>

let loaded: Parts | undefined

const loadParts = async (loadTexts: Load): Promise<Parts> => {
  const [parts] = await Promise.all([import('./late-parts.tsx'), loadTexts?.('task-more'), loadTexts?.('failures')])
  loaded = parts
  return parts
}

/** Fetches what a run may need later while nobody waits for it, so that it is there without a network too. */
export const useLatePartsSoon = (): void => {
  const loadTexts = useLoadTexts()
  useEffect(() => {
    const timer = setTimeout(() => loadParts(loadTexts).catch(() => undefined))
    return () => clearTimeout(timer)
  }, [loadTexts])
}

/** A part that comes after the first paint: rarely used fields, pages of other sites, invitations, results. */
export const LatePart = ({ children, waiting }: { children: (parts: Parts) => ReactNode; waiting: ReactNode }) => {
  const loadTexts = useLoadTexts()
  const [state, setState] = useState<{ parts?: Parts | undefined; attempt: number; failed?: boolean }>({ parts: loaded, attempt: 0 })
  const { parts, attempt, failed } = state
  useEffect(() => {
    if (parts) return
    let gone = false
    loadParts(loadTexts).then(
      (got) => !gone && setState({ parts: got, attempt }),
      () => !gone && setState({ attempt, failed: true }),
    )
    return () => {
      gone = true
    }
  }, [parts, attempt, loadTexts])
  if (parts) return children(parts)
  if (failed) return <ErrorNotice failure={{ code: 'network_unreachable' }} onRetry={() => setState({ attempt: attempt + 1 })} />
  return waiting
}
