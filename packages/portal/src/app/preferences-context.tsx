import { createContext, type ReactNode, useContext, useState } from 'react'
import { deviceStorage } from './device-storage.ts'
import { type Preferences, readPreferences, writePreferences } from './preferences.ts'

interface HeldPreferences {
  preferences: Preferences
  change: (change: Partial<Preferences>) => void
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
  const change = (changed: Partial<Preferences>) => {
    const next = { ...preferences, ...changed }
    setPreferences(next)
    writePreferences(deviceStorage, next)
  }
  return <PreferencesContext.Provider value={{ preferences, change }}>{children}</PreferencesContext.Provider>
}
