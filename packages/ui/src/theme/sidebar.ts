import { contrast, mix, parseHex, type Rgb, toHex, withContrast } from './contrast.ts'

/** Colours of the sidebar's current entry (specification 1, section 9). */
export const sidebarColors = ['purple', 'azure', 'green', 'orange', 'danger', 'rose'] as const
export type SidebarColor = (typeof sidebarColors)[number]

/** Grounds of the sidebar (specification 1, section 9). */
export const sidebarBackgrounds = ['black', 'white', 'red'] as const
export type SidebarBackground = (typeof sidebarBackgrounds)[number]

export interface SidebarOptions {
  /** Absent: the accent. */
  color?: SidebarColor | undefined
  /** Absent: the kit's own ground, a darker paper. */
  background?: SidebarBackground | undefined
}

const tones = {
  purple: '#6b3fa0',
  azure: '#1f6fa8',
  green: '#1f6b4a',
  orange: '#b3541e',
  danger: '#b3261e',
  rose: '#b02a6b',
} as const satisfies Record<SidebarColor, string>

const grounds = {
  own: ['#f2eee4', '#12110e'],
  white: ['#ffffff', '#1f1e19'],
  black: ['#1c1b17', '#0b0a08'],
  red: ['#6e211d', '#3a1412'],
} as const satisfies Record<SidebarBackground | 'own', readonly [light: string, dark: string]>

const paper: Rgb = [0xfa, 0xf8, 0xf3]
const ink: Rgb = [0x1c, 0x1b, 0x17]
const TEXT_CONTRAST = 4.6

const rgb = (hex: string): Rgb => {
  const colour = parseHex(hex)
  if (!colour) throw new Error(`Not a colour: ${hex}`)
  return colour
}

const parts = ['side', 'side-ink', 'side-muted', 'side-line', 'side-hover', 'side-current', 'side-accent'] as const
export type SidebarVariable = `--tm-${(typeof parts)[number]}`
export const sidebarVariableNames: readonly SidebarVariable[] = parts.map((part) => `--tm-${part}` as const)

const paint = (ground: Rgb, tone: Rgb | undefined): Record<SidebarVariable, string> => {
  const light = contrast(ground, ink) > contrast(ground, paper)
  const [text, towards] = light ? ([ink, 'dark'] as const) : ([paper, 'light'] as const)
  const hover = mix(ground, text, 0.07)
  const near = tone ? withContrast(tone, [ground, hover], towards, TEXT_CONTRAST) : text
  const current = mix(ground, near, 0.14)
  return {
    '--tm-side': toHex(ground),
    '--tm-side-ink': toHex(text),
    '--tm-side-muted': toHex(withContrast(mix(ground, text, 0.66), [ground, hover], towards, TEXT_CONTRAST)),
    '--tm-side-line': toHex(mix(ground, text, 0.14)),
    '--tm-side-hover': toHex(hover),
    '--tm-side-current': toHex(current),
    '--tm-side-accent': toHex(withContrast(near, [ground, hover, current], towards, TEXT_CONTRAST)),
  }
}

/**
 * CSS variables of a sidebar of that colour on that ground, in light and dark: whatever is written stands at 4.5:1 or more.
 * Without either, no variables: the sidebar of `theme.css` stays.
 */
export const sidebarVariables = ({ color, background }: SidebarOptions): Partial<Record<SidebarVariable, string>> => {
  if (color === undefined && background === undefined) return {}
  const tone = color === undefined ? undefined : rgb(tones[color])
  const [light, dark] = grounds[background ?? 'own'].map((ground) => paint(rgb(ground), tone))
  return Object.fromEntries(sidebarVariableNames.map((name) => [name, `light-dark(${light?.[name]}, ${dark?.[name]})`]))
}
