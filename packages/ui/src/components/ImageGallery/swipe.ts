/** How far a finger moves before it is a swipe, in CSS pixels (section 9). */
const SWIPE = 30

/** A way over the screen as a step through a sequence: left is on, right is back, and the other way round from right to left. */
export const swipeStep = (dx: number, dy: number, rightToLeft: boolean): -1 | 0 | 1 => {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 !== rightToLeft ? 1 : -1
}
