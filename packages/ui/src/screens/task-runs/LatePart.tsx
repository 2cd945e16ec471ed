import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLoadTexts, useTranslate } from '../../i18n/context.ts'
import { onNextTry } from './next-try.ts'

type Parts = typeof import('./late-parts.tsx')

interface Late {
  /** Absent until they are fetched, with their texts and styles. */
  parts?: Parts | undefined
  failed: boolean
  retry: () => void
}

let fetched: Parts | undefined

const LateContext = createContext<Late>({ failed: false, retry: () => undefined })

/**
 * Fetches what a run may need later, as soon as something is shown: then it is there without a network too. What could not be fetched
 * is fetched again by itself.
 */
export const LateParts = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const loadTexts = useLoadTexts()
  // Where texts and styles come later, each element has its own.
  const [parts, setParts] = useState(loadTexts ? undefined : fetched)
  const [{ attempt, failed }, setTries] = useState({ attempt: 0, failed: false })
  useEffect(() => {
    if (!isShown) return
    let gone = false
    let stop: (() => void) | undefined
    Promise.all([import('./late-parts.tsx'), loadTexts?.('task-more'), loadTexts?.('failures'), loadTexts?.('errors')]).then(
      ([arrived]) => {
        fetched = arrived
        if (!gone) setParts(arrived)
      },
      () => {
        if (gone) return
        setTries({ attempt, failed: true })
        stop = onNextTry(attempt, () => setTries({ attempt: attempt + 1, failed: true }))
      },
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [isShown, attempt, loadTexts])
  return (
    <LateContext.Provider value={{ parts, failed, retry: () => setTries({ attempt: attempt + 1, failed: false }) }}>
      {children}
    </LateContext.Provider>
  )
}

/** A part that comes after the first paint: failures, rarely used fields, pages of other sites, invitations, results. */
export const LatePart = ({ children, waiting = null }: { children: (parts: Parts) => ReactNode; waiting?: ReactNode }) => {
  const { parts, failed, retry } = useContext(LateContext)
  const t = useTranslate()
  if (parts) return children(parts)
  if (!failed) return waiting
  return (
    <p role="alert">
      {t('task-run:gone.what')}. {t('task-run:gone.action')}{' '}
      <button className="tm-link" type="button" onClick={retry}>
        {t('task-run:gone.again')}
      </button>
    </p>
  )
}
