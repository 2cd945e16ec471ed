import { useCallback, useSyncExternalStore } from 'react'
import { type Breakpoint, widthBelow } from './breakpoints.ts'

/** Whether the page is narrower than this breakpoint. On a server, which knows no width, it is not. */
export const useBelow = (breakpoint: Breakpoint): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(widthBelow(breakpoint))
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [breakpoint],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(widthBelow(breakpoint)).matches,
    () => false,
  )
}
