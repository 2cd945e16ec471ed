import { expect, test } from 'vitest'
import { swipeStep } from './swipe.ts'

test.each([
  [-30, 0, false, 1],
  [30, 0, false, -1],
  [-29, 0, false, 0],
  [29, 0, false, 0],
  [-60, 80, false, 0],
  [-60, 60, false, 0],
  [-60, 20, true, -1],
  [60, 20, true, 1],
])('a finger that moves %d, %d (right to left: %s) is the step %d', (dx, dy, rightToLeft, step) => {
  expect(swipeStep(dx, dy, rightToLeft)).toBe(step)
})
