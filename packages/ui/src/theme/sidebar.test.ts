import { expect, test } from 'vitest'
import { contrast, parseHex, type Rgb } from './contrast.ts'
import { type SidebarVariable, sidebarBackgrounds, sidebarColors, sidebarVariables } from './sidebar.ts'

const pair = (value: string | undefined): readonly [Rgb, Rgb] => {
  const match = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? '')
  const light = parseHex(match?.[1] ?? '')
  const dark = parseHex(match?.[2] ?? '')
  if (!light || !dark) throw new Error(`Not a pair of colours: ${value}`)
  return [light, dark]
}

test('without a choice the sidebar of the stylesheet stays', () => {
  expect(sidebarVariables({})).toEqual({})
})

test('black is black in light and darker in dark', () => {
  expect(sidebarVariables({ background: 'black' })['--tm-side']).toBe('light-dark(#1c1b17, #0b0a08)')
})

const choices = [undefined, ...sidebarBackgrounds].flatMap((background) =>
  [undefined, ...sidebarColors].flatMap((color) => (background === undefined && color === undefined ? [] : [{ background, color }])),
)

test.each(choices)('$color on $background is readable wherever it is written', (choice) => {
  const variables = sidebarVariables(choice)
  const readable: readonly (readonly [SidebarVariable, readonly SidebarVariable[]])[] = [
    ['--tm-side-ink', ['--tm-side', '--tm-side-hover', '--tm-side-current']],
    ['--tm-side-muted', ['--tm-side', '--tm-side-hover']],
    ['--tm-side-accent', ['--tm-side', '--tm-side-hover', '--tm-side-current']],
  ]
  for (const [text, grounds] of readable) {
    for (const ground of grounds) {
      const [texts, under] = [pair(variables[text]), pair(variables[ground])]
      for (const scheme of [0, 1] as const)
        expect(contrast(texts[scheme], under[scheme]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})
