import { TracemarkResizedEvent } from './tracemark-events.ts'

/**
 * Tells the page how high the content is, at first and whenever that changes. In the frame after the browser's own report: what a
 * page does with it may change the height again, and must not be part of the layout that was measured.
 */
export const watchHeight = (content: HTMLElement, host: HTMLElement): (() => void) => {
  let told = -1
  let frame = 0
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    // What is not drawn yet, or no more, has no height that a page could use.
    if (height === 0 || height === told) return
    told = height
    host.dispatchEvent(new TracemarkResizedEvent({ height }))
  }
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(tell)
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
