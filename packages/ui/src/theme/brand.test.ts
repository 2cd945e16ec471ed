import { expect, test } from 'vitest'
import { brandVariables } from './brand.ts'
import { contrast, parseHex } from './contrast.ts'

const pair = (value: string | undefined) => {
  const match = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? '')
  const light = parseHex(match?.[1] ?? '')
  const dark = parseHex(match?.[2] ?? '')
  if (!light || !dark) throw new Error(`Not a pair of colours: ${value}`)
  return { light, dark }
}

test('a colour that is readable on paper is kept in light', () => {
  expect(brandVariables('#1f5c45')['--tm-accent']).toBe('light-dark(#1f5c45, #75c3a6)')
})

test('no colour, or one that is not #rrggbb, leaves the accent of the product', () => {
  expect(brandVariables(undefined)).toEqual({})
  expect(brandVariables('green')).toEqual({})
})

test.each(['#ffff00', '#000000', '#ffffff', '#7a1fa2', '#e91e63', '#00bcd4', '#808080'])(
  '%s is readable as text, on its wash and under its text',
  (colour) => {
    const variables = brandVariables(colour)
    const [accent, strong, on, wash] = [
      pair(variables['--tm-accent']),
      pair(variables['--tm-accent-strong']),
      pair(variables['--tm-on-accent']),
      pair(variables['--tm-accent-wash']),
    ]
    const grounds = { light: ['#ffffff', '#f2eee4'], dark: ['#1f1e19', '#12110e'] }
    for (const scheme of ['light', 'dark'] as const) {
      for (const ground of grounds[scheme]) expect(contrast(accent[scheme], parseHex(ground) ?? [0, 0, 0])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(strong[scheme], wash[scheme])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(on[scheme], accent[scheme])).toBeGreaterThanOrEqual(4.5)
    }
  },
)
