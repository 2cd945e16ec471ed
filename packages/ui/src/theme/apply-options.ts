import type { Density } from './density.ts'
import { type SidebarOptions, sidebarVariableNames, sidebarVariables } from './sidebar.ts'

/** Puts the options of the staff tier on the page's root: how dense it is, and how its sidebar looks. */
export const applyOptions = (root: HTMLElement, { density, sidebar }: { density: Density; sidebar: SidebarOptions }): void => {
  root.dataset.density = density
  const variables = sidebarVariables(sidebar)
  for (const name of sidebarVariableNames) {
    const value = variables[name]
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
}
