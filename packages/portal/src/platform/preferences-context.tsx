import { createContext, type ReactNode, useContext, useState } from 'react'
import { deviceStorage } from './device-storage.ts'
import { type Preferences, readPreferences, writePreferences } from './preferences.ts'

type Direction = 'ltr' | 'rtl'

interface HeldPreferences {
  preferences: Preferences
  change: (change: Partial<Preferences>) => void
  /** Every language so far is written from left to right; the styleguide shows the other one. Not kept. */
  direction: Direction
  setDirection: (direction: Direction) => void
}

const PreferencesContext = createContext<HeldPreferences | undefined>(undefined)

export const usePreferences = (): HeldPreferences => {
  const held = useContext(PreferencesContext)
  if (!held) throw new Error('No preferences: put a <PreferencesProvider> around the routes.')
  return held
}

/** What this person chose on this device, kept from visit to visit. */
export const PreferencesProvider = ({ children }: { children: ReactNode }) => {
  const [preferences, setPreferences] = useState(() => readPreferences(deviceStorage))
  const [direction, setDirection] = useState<Direction>('ltr')
  const change = (changed: Partial<Preferences>) => {
    const next = { ...preferences, ...changed }
    setPreferences(next)
    writePreferences(deviceStorage, next)
  }
  return <PreferencesContext.Provider value={{ preferences, change, direction, setDirection }}>{children}</PreferencesContext.Provider>
}
