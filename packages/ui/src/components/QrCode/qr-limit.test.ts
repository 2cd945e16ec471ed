import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fitsQr, type QrLevel, readableWidth } from './qr-limit.ts'

const draws = (value: string, level: QrLevel) => {
  try {
    return renderToStaticMarkup(createElement(QRCodeSVG, { value, level })).startsWith('<svg')
  } catch {
    return false
  }
}

test.each([
  ['digits', '7', 'M', 5596],
  ['capitals', 'A', 'M', 3391],
  ['bytes', 'a', 'M', 2331],
  ['digits', '7', 'H', 3057],
  ['capitals', 'A', 'H', 1852],
  ['bytes', 'a', 'H', 1273],
  ['letters of two bytes', 'ü', 'H', 636],
] as const)('the largest code of %s (%s, level %s) holds %d, as what draws it says too', (_, letter, level, most) => {
  const [full, over] = [letter.repeat(most), letter.repeat(most + 1)]
  expect([fitsQr(full, level), draws(full, level), fitsQr(over, level), draws(over, level)]).toEqual([true, true, false, false])
})

test('the more modules, the wider the print', () => {
  expect([readableWidth(33), readableWidth(185)]).toEqual([12, 65])
})
