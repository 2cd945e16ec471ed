const tokens = {
  water: '--tm-map-water',
  land: '--tm-map-land',
  shore: '--tm-map-shore',
  state: '--tm-line-strong',
  border: '--tm-line-field',
  ink: '--tm-ink',
  inkMuted: '--tm-ink-muted',
  accent: '--tm-accent',
} as const

export type MapColors = Record<keyof typeof tokens, string>
/** What the tokens are in the theme of the element now: WebGL knows no CSS variables. */
export const readColors = (element: HTMLElement): MapColors => {
  const probe = document.createElement('i')
  probe.hidden = true
  element.append(probe)
  const colors = Object.fromEntries(
    Object.entries(tokens).map(([role, token]) => {
      probe.style.color = `var(${token})`
      return [role, getComputedStyle(probe).color]
    }),
  ) as MapColors
  probe.remove()
  return colors
}

/** Calls back when the theme or the brand of the page may have changed; returns how to stop. */
export const watchColors = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    scheme.removeEventListener('change', onChange)
  }
}
