import { LeaveDialog } from '@tracemark/ui/components/leave-dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** Around a form: whoever leaves the page with something entered and not saved is asked first. */
export interface LeaveGuard {
  /** Stands beside the form. */
  question: ReactNode
  setDirty: (dirty: boolean) => void
  /** What was entered is saved, or meant to be thrown away. */
  forget: () => void
}

/** `within`: the paths of the page that the form is kept on, such as those of its tabs. */
export const useLeaveGuard = (within?: string): LeaveGuard => {
  const entered = useRef(false)
  const isHere = (path: string) => within !== undefined && (path === within || path.startsWith(`${within}/`))
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      entered.current && currentLocation.pathname !== nextLocation.pathname && !isHere(nextLocation.pathname),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => entered.current && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  const question = <LeaveDialog open={blocker.state === 'blocked'} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
  return {
    question,
    setDirty: (dirty) => {
      entered.current = dirty
    },
    forget: () => {
      entered.current = false
    },
  }
}
