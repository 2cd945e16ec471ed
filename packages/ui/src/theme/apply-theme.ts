import { brandVariables } from './brand.ts'
import { applyThemeMode, type ThemeMode } from './theme-mode.ts'

const names = ['--tm-accent', '--tm-accent-strong', '--tm-on-accent', '--tm-accent-wash'] as const

/** Puts theme, direction and brand on a root element: the page's <html>, or a widget's host. */
export const applyTheme = (
  root: HTMLElement,
  options: { mode: ThemeMode; direction?: 'ltr' | 'rtl'; accentColor?: string | undefined },
): void => {
  applyThemeMode(root, options.mode)
  if (options.direction) root.dir = options.direction
  const variables = brandVariables(options.accentColor)
  for (const name of names) {
    const value = variables[name]
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
}
