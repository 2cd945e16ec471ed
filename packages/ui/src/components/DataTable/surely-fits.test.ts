import { expect, test, vi } from 'vitest'
import { createFitting, type Pen } from './surely-fits.ts'

const setUp = () => {
  const measureText = vi.fn((letter: string) => ({ width: letter === 'W' ? 20 : 10 }) as TextMetrics)
  return { measureText, pen: { measureText } satisfies Pen }
}

test.each([
  ['abcd', 46, true],
  ['abcd', 45, false],
  ['aWcd', 46, false],
  ['aWcd', 58, true],
  ['', 0, true],
  // One letter of two code units.
  ['😀', 12, true],
])('%j into %i px: %j', (text, room, expected) => {
  const { pen } = setUp()
  expect(createFitting(() => pen)(text, room)).toBe(expected)
})

test('each letter is measured once', () => {
  const { pen, measureText } = setUp()
  const fits = createFitting(() => pen)
  fits('anna', 100)
  fits('nan', 100)
  expect(measureText.mock.calls).toEqual([['a'], ['n']])
})

test('nothing surely fits before the letters have come', () => {
  const { pen } = setUp()
  const pens = [undefined, pen]
  const fits = createFitting(() => pens.shift())
  expect([fits('a', 100), fits('a', 100)]).toEqual([false, true])
})
