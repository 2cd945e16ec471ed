import { expect, test } from 'vitest'
import { findFocus, focusData, objectPosition } from './focus.ts'

const images = [{ image: '/files/1', focus: { x: 0.254, y: 0.8 } }, { image: '/files/2' }]

test('a picture is cropped around its focal point, which is the middle where it has none', () => {
  expect(objectPosition(findFocus(images, '/files/1'))).toBe('25% 80%')
  expect([findFocus(images, '/files/2'), findFocus(undefined, '/files/1'), objectPosition(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a page without styles at its elements has tenths', () => {
  expect(focusData({ x: 0.254, y: 0.8 })).toEqual({ 'data-focus-x': 3, 'data-focus-y': 8 })
  expect(focusData(undefined)).toBeUndefined()
})
