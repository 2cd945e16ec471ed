/** Tells when the page may have slept: it is shown again, gets the focus, comes back from the history, or is online again. Returns how to stop. */
export type ListenToWake = (wake: () => void) => () => void

/** How a browser tells it. */
export const createWakeListener =
  (page: Window): ListenToWake =>
  (wake) => {
    const controller = new AbortController()
    const { signal } = controller
    page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'visible' && wake(), { signal })
    page.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal })
    page.addEventListener('focus', wake, { signal })
    page.addEventListener('online', wake, { signal })
    return () => controller.abort()
  }
