import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { applyTheme, type ThemeMode } from './apply-theme.ts'
import { createMuiTheme } from './mui-theme.ts'

export interface ThemeProviderProps {
  /** `auto` follows the device. */
  mode?: ThemeMode
  direction?: 'ltr' | 'rtl'
  /** The organization's colour, `#rrggbb`; replaces the accent only. */
  accentColor?: string | undefined
  /** Emotion's cache, where styles must go elsewhere than the document's head. */
  cache?: EmotionCache
  children: ReactNode
}

/** The root of the staff tier: MUI on the tokens of `theme.css`. Theme and brand stand on <html>, where popovers have them too. */
export const ThemeProvider = ({ mode = 'auto', direction = 'ltr', accentColor, cache, children }: ThemeProviderProps) => {
  const theme = useMemo(() => createMuiTheme(direction), [direction])
  useLayoutEffect(() => applyTheme(document.documentElement, { mode, direction, accentColor }), [mode, direction, accentColor])
  const content = <MuiThemeProvider theme={theme}>{children}</MuiThemeProvider>
  return cache ? <CacheProvider value={cache}>{content}</CacheProvider> : content
}
