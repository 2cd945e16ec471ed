const size = (name: string, width: number, height: number) => ({ name, styles: { width: `${width}px`, height: `${height}px` } })

/** The sizes that stories are looked at and pictured in. */
export const viewports = {
  part: size('A part', 720, 360),
  partTall: size('A part, tall', 720, 560),
  wide: size('A wide part', 1120, 560),
  phone: size('Phone 360', 360, 740),
  phoneLong: size('Phone 360, a long page', 360, 6200),
  phoneTall: size('Phone 360, whole page', 360, 1900),
  tablet: size('Tablet 768', 768, 1024),
  desktop: size('Desktop 1440', 1440, 900),
  desktopTall: size('Desktop 1440, whole page', 1440, 1500),
  desktopDiagram: size('Desktop 1440, a large diagram', 1440, 3140),
  desktopLong: size('Desktop 1440, long page', 1440, 2100),
} as const
