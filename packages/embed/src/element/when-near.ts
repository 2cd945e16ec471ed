/** How far outside of what the visitor sees an element is loaded: what comes takes about as long as scrolling there. */
const MARGIN = '600px'

/** Calls once an element is drawn near what the visitor sees; at once where the browser can't tell. Returns how to stop waiting. */
export const whenNear = (element: Element, then: () => void): (() => void) => {
  if (!globalThis.IntersectionObserver) {
    then()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
