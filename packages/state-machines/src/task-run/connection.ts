/** Tells at once, and at every change, whether there is a network. Returns how to stop. */
export type ListenToConnection = (tell: (isOnline: boolean) => void) => () => void

/** How a browser tells it. */
export const createConnectionListener =
  (page: Window): ListenToConnection =>
  (tell) => {
    const controller = new AbortController()
    const { signal } = controller
    page.addEventListener('online', () => tell(true), { signal })
    page.addEventListener('offline', () => tell(false), { signal })
    tell(page.navigator.onLine)
    return () => controller.abort()
  }
