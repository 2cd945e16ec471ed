export { applyTheme, type ThemeMode } from './apply-theme.ts'
export { type BrandVariables, brandVariables } from './brand.ts'
export { breakpoints } from './breakpoints.ts'
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx'
