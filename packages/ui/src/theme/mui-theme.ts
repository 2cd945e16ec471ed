import { createTheme } from '@mui/material/styles'
import { breakpoints } from './breakpoints.ts'
import { controls } from './mui-controls.ts'
import { dataGrid } from './mui-data-grid.ts'
import { surfaces } from './mui-surfaces.ts'

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true
  }
}

const role = (name: string) => `var(--tm-${name})`
const colour = (name: string, strong = name) => ({
  main: role(name),
  light: role(name),
  dark: role(strong),
  contrastText: role(name === 'accent' ? 'on-accent' : 'paper-raised'),
})

/**
 * MUI on the tokens. Colours are variables that already know light and dark, so there is one scheme here; `nativeColor` makes MUI
 * leave shades to the browser instead of computing them from a value it can't see.
 */
export const createMuiTheme = (direction: 'ltr' | 'rtl') =>
  createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'tm-mui', nativeColor: true, disableCssColorScheme: true },
    breakpoints: {
      values: {
        xs: 0,
        sm: breakpoints.phone,
        md: breakpoints.tablet,
        lg: breakpoints.desktop,
        xl: breakpoints.large,
        xxl: breakpoints.big,
      },
    },
    spacing: 4,
    shape: { borderRadius: 6 },
    palette: {
      primary: colour('accent', 'accent-strong'),
      secondary: colour('ink'),
      error: colour('warning'),
      warning: colour('alert'),
      info: colour('notice'),
      success: colour('positive'),
      text: { primary: role('ink'), secondary: role('ink-muted'), disabled: role('ink-muted') },
      divider: role('line'),
      background: { default: role('paper'), paper: role('paper-raised') },
      DataGrid: { bg: role('paper-raised'), headerBg: role('paper-raised'), pinnedBg: role('paper-raised') },
    },
    typography: {
      fontFamily: role('font-ui'),
      fontSize: 14,
      htmlFontSize: 16,
      fontWeightMedium: 550,
      fontWeightBold: 650,
      body1: { fontSize: role('text-m'), lineHeight: 1.43 },
      body2: { fontSize: role('text-m'), lineHeight: 1.43 },
      h1: { fontFamily: role('font-title'), fontWeight: 500, fontSize: role('title-l'), lineHeight: 1.19, letterSpacing: '-0.01em' },
      h2: { fontFamily: role('font-title'), fontWeight: 500, fontSize: role('title-m'), lineHeight: 1.21, letterSpacing: '-0.01em' },
      h3: { fontFamily: role('font-title'), fontWeight: 500, fontSize: role('title-s'), lineHeight: 1.25 },
      button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 },
    },
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 160, standard: 160, complex: 200, enteringScreen: 160, leavingScreen: 120 },
    },
    components: { ...controls, ...surfaces, ...dataGrid },
  })
