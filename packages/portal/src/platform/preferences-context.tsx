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
  /** Chosen by the person since the page began, and not sent to the membership yet. */
  unsentLanguage: Language | undefined
  noteLanguageSent: () => void
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
  const [choice, setChoice] = useState<{ here: string; language: Language; isSent: boolean }>()
  const [direction, setDirection] = useState<Direction>('ltr')
  const here = `${account} ${organization}`
  const chosen = choice?.here === here ? choice : undefined
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
      keep(changed)
      if (changed.language !== undefined) setChoice({ here, language: changed.language, isSent: false })
    },
    showLanguage: (language) => {
      if (!chosen) keep({ language })
    },
    unsentLanguage: chosen?.isSent === false ? chosen.language : undefined,
    noteLanguageSent: () => setChoice(chosen && { ...chosen, isSent: true }),
    isLanguageKnown: account === undefined || organization === undefined || known === here,
    settleLanguage,
    direction,
    setDirection,
  }
  return <PreferencesContext.Provider value={held}>{children}</PreferencesContext.Provider>
}
