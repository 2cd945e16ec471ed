import { useCallback, useState } from 'react'

/** A picture's address, until it turns out that nothing can be shown of it: what stands without a picture stands then. */
export const useShownImage = (src: string | undefined): { shown: string | undefined; onError: () => void } => {
  const [broken, setBroken] = useState<string>()
  const onError = useCallback(() => setBroken(src), [src])
  return { shown: src === broken ? undefined : src, onError }
}
