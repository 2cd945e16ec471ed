import { loadChunk } from '@tracemark/ui/errors'
import type { ComponentType } from 'react'

/** The code of a route. Where it does not come, `RouteFailure` says so. */
export const lazyComponent = (load: () => Promise<{ Component: ComponentType }>) => ({
  Component: async () => (await loadChunk(load)).Component,
})
