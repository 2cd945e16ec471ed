export const themeModes = ['auto', 'light', 'dark'] as const
export type ThemeMode = (typeof themeModes)[number]

/** Light, dark, or as the device is, on a root element. */
export const applyThemeMode = (root: HTMLElement, mode: ThemeMode): void => {
  if (mode === 'auto') root.removeAttribute('data-theme')
  else root.dataset.theme = mode
}
