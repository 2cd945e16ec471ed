import { useEffect, useRef } from 'react'

const STATE = 'tracemarkPicture'

const isOurs = (state: unknown): boolean => typeof state === 'object' && state !== null && STATE in state

/** While this is drawn the browser's Back closes it, and leaves the page where it is. Only on pages whose history is ours. */
export const useBack = (wanted: boolean, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!wanted) return
    // After a reload the entry is still there.
    if (!isOurs(history.state)) history.pushState({ [STATE]: true }, '')
    const onBack = () => latest.current()
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      if (isOurs(history.state)) history.back()
    }
  }, [wanted])
}
