import { MuiTheme } from './MuiTheme.tsx'
import { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx'

export type ThemeProviderProps = ThemeRootProps

/** The root of the staff tier: everything in it, MUI's parts too, stands on the tokens of `theme.css`. */
export const ThemeProvider = ({ children, ...root }: ThemeProviderProps) => (
  <ThemeRoot {...root}>
    <MuiTheme>{children}</MuiTheme>
  </ThemeRoot>
)
