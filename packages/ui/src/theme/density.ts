import { createContext, useContext } from 'react'

export const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** Heights of a grid's rows in CSS pixels, for components that count them; everything else reads `--tm-row`. */
export const rowHeights = { compact: 36, comfortable: 44 } as const satisfies Record<Density, number>

const DensityContext = createContext<Density>('compact')

export const DensityProvider = DensityContext.Provider

export const useDensity = (): Density => useContext(DensityContext)
