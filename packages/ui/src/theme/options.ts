export { type Density, densities, rowHeights, useDensity } from './density.ts'
export {
  type SidebarBackground,
  type SidebarColor,
  type SidebarOptions,
  sidebarBackgrounds,
  sidebarColors,
  sidebarVariables,
} from './sidebar.ts'
