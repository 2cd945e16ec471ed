import { useEffect } from 'react'

const PRODUCT = 'Tracemark'

/** Names the page in tabs, history and screen readers; without parts it is the product alone. */
export const useTitle = (...parts: readonly (string | undefined)[]): void => {
  const title = [...parts, PRODUCT].filter((part) => part !== undefined && part !== '').join(' · ')
  useEffect(() => {
    document.title = title
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}
