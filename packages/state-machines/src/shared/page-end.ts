/** Tells that the page ends, or is put aside for its return: the last moment to write anything. Returns how to stop. */
export type ListenToEnd = (end: () => void) => () => void

/** How a browser tells it. */
export const createEndListener =
  (page: Window): ListenToEnd =>
  (end) => {
    page.addEventListener('pagehide', end)
    return () => page.removeEventListener('pagehide', end)
  }
