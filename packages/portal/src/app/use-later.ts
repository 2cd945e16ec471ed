import { useEffect, useState } from 'react'

/** Long enough for the page's own calls and files to be there. */
const LATER_MS = 2_000

/** False until the page has had time to show what it is for: what serves it only then comes after that. */
export const useLater = (): boolean => {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return later
}
