import type { Language } from '@tracemark/api/schemas'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { deviceStorage } from './device-storage.ts'
import { type Preferences, readPreferences, writePreferences } from './preferences.ts'

type Direction = 'ltr' | 'rtl'

interface HeldPreferences {
  /** `language`: this account's, once it has one. */
  preferences: Preferences
  /** Keeps what the person chose. */
  change: (change: Partial<Preferences>) => void
  /** Keeps the language of the membership, unless the person has chosen one since the page began. */
  showLanguage: (language: Language) => void
  /** Chosen by the person, on this page or before, and not saved with the membership yet. */
  unsentLanguage: Language | undefined
  noteLanguageSent: (language: Language) => void
  /** Whether it is known what this account chose in this organization: its membership was read, or it chose meanwhile. */
  isLanguageKnown: boolean
  /** Nobody says more than what is known already. */
  settleLanguage: () => void
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

interface PreferencesProviderProps {
  /** Who is signed in. */
  account: string | undefined
  /** The short name of the organization whose page it is. */
  organization: string | undefined
  children: ReactNode
}

/** What this person chose on this device, kept from visit to visit. */
export const PreferencesProvider = ({ account, organization, children }: PreferencesProviderProps) => {
  const [stored, setStored] = useState(() => readPreferences(deviceStorage))
  const [known, setKnown] = useState<string>()
  /** Where a language was chosen since the page began. */
  const [chosenAt, setChosenAt] = useState<string>()
  const [direction, setDirection] = useState<Direction>('ltr')
  const here = `${account} ${organization}`
  const unsentLanguage = stored.unsentLanguages?.[here]
  const settleLanguage = () => setKnown(here)
  const keep = (changed: Partial<Preferences>) => {
    const next = { ...stored, ...changed }
    if (changed.language !== undefined && account !== undefined) {
      next.language = stored.language
      next.languages = { ...stored.languages, [account]: changed.language }
      settleLanguage()
    }
    setStored(next)
    writePreferences(deviceStorage, next)
  }
  const held: HeldPreferences = {
    preferences: { ...stored, language: stored.languages?.[account ?? ''] ?? stored.language },
    change: (changed) => {
      const { language } = changed
      if (language === undefined || account === undefined || organization === undefined) return keep(changed)
      keep({ ...changed, unsentLanguages: { ...stored.unsentLanguages, [here]: language } })
      setChosenAt(here)
    },
    showLanguage: (language) => {
      if (unsentLanguage !== undefined || chosenAt === here) settleLanguage()
      else keep({ language })
    },
    unsentLanguage,
    noteLanguageSent: (language) => {
      const { [here]: unsent, ...others } = stored.unsentLanguages ?? {}
      if (unsent === language) keep({ unsentLanguages: others })
    },
    isLanguageKnown: account === undefined || organization === undefined || known === here,
    settleLanguage,
    direction,
    setDirection,
  }
  return <PreferencesContext.Provider value={held}>{children}</PreferencesContext.Provider>
}
