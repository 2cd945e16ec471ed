import { createContext, useContext } from 'react'

export type Direction = 'ltr' | 'rtl'

const DirectionContext = createContext<Direction>('ltr')

export const DirectionProvider = DirectionContext.Provider

/** How the page is written, for code that can't leave it to CSS. */
export const useDirection = (): Direction => useContext(DirectionContext)
