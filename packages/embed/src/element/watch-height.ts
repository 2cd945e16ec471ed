import { TracemarkResizedEvent } from './tracemark-events.ts'

/** What grows often grows again at once. */
const QUIET_MS = 100
/** The least by which two heights differ in a browser's layout, in px. */
const LEAST_PX = 1 / 64

interface Watched {
  /** Has a height while its content is higher than it was when it was told, or lower: never both, and mostly neither. */
  marks: readonly HTMLElement[]
  tell: () => void
}

/** All elements of the page: what one of them does with its height may change another's. */
const watched = new Set<Watched>()
let frame = 0
let quiet: ReturnType<typeof setTimeout> | undefined

/**
 * The browser tells the page of an error where a watched height changes again in the frame in which any was reported. So nothing is
 * watched for the rest of such a frame, and what is watched has no height of its own until there is something to report: to begin to
 * watch would be a report otherwise.
 */
const observer = new ResizeObserver((entries) => {
  if (!entries.some(({ contentRect }) => contentRect.height > 0)) return
  observer.disconnect()
  clearTimeout(quiet)
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(tellAll)
})
const tellAll = () => {
  for (const { tell } of watched) tell()
  quiet = setTimeout(() => {
    for (const { marks } of watched) for (const mark of marks) observer.observe(mark)
  }, QUIET_MS)
}

const addMark = (content: HTMLElement): HTMLElement => {
  const mark = document.createElement('i')
  // From the bottom up: the page must not become longer by it.
  mark.style.cssText = 'position:absolute;bottom:0;width:0;visibility:hidden;pointer-events:none'
  content.append(mark)
  return mark
}

/**
 * Tells the page how high the content is, at first and whenever that changes. In the frame after the browser's own report: what a
 * page does with it may change the height again, and must not be part of the layout that was measured.
 */
export const watchHeight = (content: HTMLElement, host: HTMLElement): (() => void) => {
  let told = 0
  content.style.position = 'relative'
  const higher = addMark(content)
  const lower = addMark(content)
  const tell = () => {
    // Of what is not drawn, or no more, there is nothing to compare with.
    const height = Math.ceil(Number.parseFloat(getComputedStyle(content).height))
    if (Number.isNaN(height)) return
    higher.style.height = `max(0px, 100% - ${height}px)`
    lower.style.height = `max(0px, ${height - 1 + LEAST_PX}px - 100%)`
    // Nor has it a height that a page could use.
    if (height === 0 || height === told) return
    told = height
    host.dispatchEvent(new TracemarkResizedEvent({ height }))
  }
  const each: Watched = { marks: [higher, lower], tell }
  watched.add(each)
  tell()
  for (const mark of each.marks) observer.observe(mark)
  return () => {
    watched.delete(each)
    for (const mark of each.marks) {
      observer.unobserve(mark)
      mark.remove()
    }
  }
}
