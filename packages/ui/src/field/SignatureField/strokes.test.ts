import { expect, test } from 'vitest'
import { drawPath, signatureSvg, withPoint } from './strokes.ts'

test.each([
  ['nothing', [], ''],
  ['a dot', [10, 20], 'M10 20h.1'],
  ['a line', [0, 0, 30, 40], 'M0 0L30 40'],
  ['a curve', [0, 0, 10, 10, 21, 0, 30, 10], 'M0 0Q10 10 15.5 5Q21 0 25.5 5L30 10'],
])('%s', (_, stroke, path) => {
  expect(drawPath(stroke)).toBe(path)
})

test('points that lie together are one', () => {
  expect(withPoint([], 1.4, 2.6)).toEqual([1, 3])
  expect(withPoint([1, 3], 2, 3)).toEqual([1, 3])
  expect(withPoint([1, 3], 9, 3)).toEqual([1, 3, 9, 3])
})

test('a signature is one path', () => {
  expect(
    signatureSvg([
      [10, 20],
      [0, 0, 30, 40],
    ]),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 400" fill="none" stroke="#000" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M10 20h.1M0 0L30 40"/></svg>',
  )
})
