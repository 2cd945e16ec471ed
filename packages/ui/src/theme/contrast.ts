type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`; undefined for anything else. */
export const parseHex = (hex: string): Rgb | undefined => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) return undefined
  const [red, green, blue] = match.slice(1).map((pair) => Number.parseInt(pair, 16))
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

export const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours in sRGB; `amount` 0 is the first, 1 the second. */
export const mix = (from: Rgb, to: Rgb, amount: number): Rgb => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
]

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio of WCAG 2, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const toHsl = ([red, green, blue]: Rgb): Rgb => {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const max = Math.max(r, g, b)
  const chroma = max - Math.min(r, g, b)
  const lightness = max - chroma / 2
  if (chroma === 0) return [0, 0, lightness]
  const sector = max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return [sector * 60, chroma / (1 - Math.abs(2 * lightness - 1)), lightness]
}

const fromHsl = ([hue, saturation, lightness]: Rgb): Rgb => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const sector = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(sector - 3, 9 - sector, 1)))
  }
  return [part(0), part(8), part(4)]
}

/** Makes a colour lighter or darker in small steps, keeping its hue, until its contrast with every ground is at least `ratio`. */
export const withContrast = (colour: Rgb, grounds: readonly Rgb[], towards: 'light' | 'dark', ratio: number): Rgb => {
  const [hue, full, start] = toHsl(colour)
  // Strong colours glow on a dark ground.
  const saturation = towards === 'light' ? full * 0.8 : full
  const end = towards === 'light' ? 1 : 0
  for (let amount = 0; amount < 1; amount += 0.01) {
    const candidate = fromHsl([hue, saturation, start + (end - start) * amount])
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return [end * 255, end * 255, end * 255]
}

export type { Rgb }
