import type { Language } from '@tracemark/api/schemas'
import { createContext, useContext } from 'react'
import { useLanguage } from '../../i18n/context.ts'

const OwnWords = createContext<Language | undefined>(undefined)

/** Says in which language the organization writes what stands below. */
export const OwnWordsProvider = OwnWords.Provider

/** A wording is a language to us alone. */
const known = (language: Language | undefined) => language?.replace(/-x-.*/, '')

/** `lang` of what the organization wrote: absent where it says nothing that is not said around it, or nobody knows (docs/decisions/public-content.md). */
export const useOwnWords = (): string | undefined => {
  const own = known(useContext(OwnWords))
  return own === known(useLanguage()) ? undefined : own
}
