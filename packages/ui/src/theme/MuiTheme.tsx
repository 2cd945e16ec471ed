import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import { createContext, type ReactNode, useContext } from 'react'
import { type Direction, useDirection } from './direction.ts'
import { createMuiTheme } from './mui-theme.ts'

const themes = new Map<Direction, ReturnType<typeof createMuiTheme>>()

const getTheme = (direction: Direction) => {
  const theme = themes.get(direction) ?? createMuiTheme(direction)
  themes.set(direction, theme)
  return theme
}

const AroundContext = createContext<Direction | undefined>(undefined)

/** MUI on the tokens of `theme.css`, for what is inside. Within another one it adds nothing: each part that comes on demand brings its own. */
export const MuiTheme = ({ children }: { children: ReactNode }) => {
  const direction = useDirection()
  if (useContext(AroundContext) === direction) return children
  return (
    <AroundContext value={direction}>
      <MuiThemeProvider theme={getTheme(direction)}>{children}</MuiThemeProvider>
    </AroundContext>
  )
}
