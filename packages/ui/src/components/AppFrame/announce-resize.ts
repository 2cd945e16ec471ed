/** Milliseconds between two announcements, and for how long they go on (specification 1, section 9: sidebar resize events). */
const EVERY_MS = 180
const FOR_MS = 1_000

/** Dispatches `resize` while the sidebar moves, for charts and maps that measure their room only then. Returns how to stop. */
export const announceResize = (target: EventTarget): (() => void) => {
  const announcing = setInterval(() => target.dispatchEvent(new Event('resize')), EVERY_MS)
  const end = setTimeout(() => clearInterval(announcing), FOR_MS)
  return () => {
    clearInterval(announcing)
    clearTimeout(end)
  }
}
