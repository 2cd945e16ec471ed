import { type ReactNode, useLayoutEffect } from 'react'
import { applyTheme } from './apply-theme.ts'
import { type Density, DensityProvider } from './density.ts'
import { type Direction, DirectionProvider } from './direction.ts'
import { type SidebarBackground, type SidebarColor, type SidebarOptions, sidebarVariableNames, sidebarVariables } from './sidebar.ts'
import type { ThemeMode } from './theme-mode.ts'

/** Puts the options of the staff tier on the page's root: how dense it is, and how its sidebar looks. */
const applyOptions = (root: HTMLElement, { density, sidebar }: { density: Density; sidebar: SidebarOptions }): void => {
  root.dataset.density = density
  const variables = sidebarVariables(sidebar)
  for (const name of sidebarVariableNames) {
    const value = variables[name]
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
}

export interface ThemeRootProps {
  /** `auto` follows the device. */
  mode?: ThemeMode
  direction?: Direction
  /** The organization's colour, `#rrggbb`; replaces the accent only. */
  accentColor?: string | undefined
  /** Rows of 36 px and controls as high, or 44 px for bigger fingers and calmer pages. */
  density?: Density
  /** Of the sidebar's current entry; absent, the accent. */
  sidebarColor?: SidebarColor | undefined
  /** The sidebar's ground; absent, a darker paper. */
  sidebarBackground?: SidebarBackground | undefined
  children: ReactNode
}

/**
 * The root of the staff tier without MUI. What a page shows first needs no more; around parts of MUI stands a `MuiTheme`
 * (docs/decisions/look.md). Theme, brand and options stand on <html>, where popovers have them too.
 */
export const ThemeRoot = ({
  mode = 'auto',
  direction = 'ltr',
  accentColor,
  density = 'compact',
  sidebarColor,
  sidebarBackground,
  children,
}: ThemeRootProps) => {
  useLayoutEffect(() => applyTheme(document.documentElement, { mode, direction, accentColor }), [mode, direction, accentColor])
  useLayoutEffect(
    () => applyOptions(document.documentElement, { density, sidebar: { color: sidebarColor, background: sidebarBackground } }),
    [density, sidebarColor, sidebarBackground],
  )
  return (
    <DirectionProvider value={direction}>
      <DensityProvider value={density}>{children}</DensityProvider>
    </DirectionProvider>
  )
}
