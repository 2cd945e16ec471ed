/** As in when-near.ts. */
const MARGIN = 600

/**
 * Whether an element is near what the visitor sees, where that can be told at once: the browser's own answer comes with a frame, and the
 * first of a page takes long. Where something may cut the element off, or nobody sees the page, that answer is waited for.
 */
export const isSeen = (element: Element): boolean => {
  if (parent !== window || document.hidden || element.getRootNode() !== document) return false
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') return false
  const { top, right, bottom, left, width } = element.getBoundingClientRect()
  return width > 0 && Math.max(top - innerHeight, left - innerWidth, -bottom, -right) < MARGIN
}
