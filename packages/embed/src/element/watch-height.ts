import { TracemarkResizedEvent } from './tracemark-events.ts'

/** What grows often grows again at once. */
const QUIET_MS = 100

/**
 * Tells the page how high the content is, at first and whenever that changes. In the frame after the browser's own report: what a
 * page does with it may change the height again, and must not be part of the layout that was measured. Until then, and until it may
 * be quiet, nothing is observed: a height that changes once more in the frame of a report would be told to the page as an error of its own.
 */
export const watchHeight = (content: HTMLElement, host: HTMLElement): (() => void) => {
  let seen = -1
  let told = -1
  let frame = 0
  let quiet: ReturnType<typeof setTimeout> | undefined
  const measure = () => Math.ceil(content.getBoundingClientRect().height)
  const observer = new ResizeObserver(() => {
    if (measure() === seen) return
    observer.unobserve(content)
    frame = requestAnimationFrame(tell)
  })
  const tell = () => {
    seen = measure()
    quiet = setTimeout(() => observer.observe(content), QUIET_MS)
    // What is not drawn yet, or no more, has no height that a page could use.
    if (seen === 0 || seen === told) return
    told = seen
    host.dispatchEvent(new TracemarkResizedEvent({ height: told }))
  }
  observer.observe(content)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(quiet)
  }
}
