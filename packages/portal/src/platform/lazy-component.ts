import { loadChunk } from '@tracemark/ui/errors'
import type { ComponentType } from 'react'

/** The code of a route, with its texts. Where they do not come, `RouteFailure` says so. */
export const lazyComponent = (load: () => Promise<{ Component: ComponentType }>, loadTexts?: () => Promise<void>) => ({
  Component: async () => {
    const [{ Component }] = await loadChunk(() => Promise.all([load(), loadTexts?.()]))
    return Component
  },
})
