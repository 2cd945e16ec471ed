import { contrast, mix, parseHex, type Rgb, toHex, withContrast } from './contrast.ts'

/** The lightest and darkest grounds of tokens.css on which the accent stands as text. */
const grounds = {
  light: [
    [0xff, 0xff, 0xff],
    [0xf2, 0xee, 0xe4],
  ],
  dark: [
    [0x1f, 0x1e, 0x19],
    [0x12, 0x11, 0x0e],
  ],
} as const satisfies Record<'light' | 'dark', readonly Rgb[]>

const black: Rgb = [0x14, 0x14, 0x12]
const white: Rgb = [0xff, 0xff, 0xff]
const TEXT_CONTRAST = 4.6

interface Accent {
  accent: string
  strong: string
  on: string
  wash: string
}

const accentFor = (colour: Rgb, scheme: 'light' | 'dark'): Accent => {
  const [surface, other] = grounds[scheme]
  const [pole, towards] = scheme === 'light' ? ([black, 'dark'] as const) : ([white, 'light'] as const)
  // On a dark ground a barely readable accent looks muddy, so that it goes further.
  const accent = withContrast(colour, [surface, other], towards, scheme === 'light' ? TEXT_CONTRAST : 8)
  const wash = mix(surface, accent, scheme === 'light' ? 0.1 : 0.14)
  return {
    accent: toHex(accent),
    strong: toHex(withContrast(mix(accent, pole, 0.18), [wash, surface, other], towards, TEXT_CONTRAST)),
    on: toHex(contrast(accent, white) >= contrast(accent, black) ? white : black),
    wash: toHex(wash),
  }
}

export type BrandVariables = Partial<Record<'--tm-accent' | '--tm-accent-strong' | '--tm-on-accent' | '--tm-accent-wash', string>>

/**
 * CSS variables that put an organization's colour in the accent's place, moved as little as needed to be read (4.5:1 and more) on
 * every ground in light and dark. Without a colour, or with one that can't be read, no variables: the product's accent stays.
 */
export const brandVariables = (accentColor: string | undefined): BrandVariables => {
  const colour = accentColor === undefined ? undefined : parseHex(accentColor)
  if (!colour) return {}
  const light = accentFor(colour, 'light')
  const dark = accentFor(colour, 'dark')
  return {
    '--tm-accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--tm-accent-strong': `light-dark(${light.strong}, ${dark.strong})`,
    '--tm-on-accent': `light-dark(${light.on}, ${dark.on})`,
    '--tm-accent-wash': `light-dark(${light.wash}, ${dark.wash})`,
  }
}
