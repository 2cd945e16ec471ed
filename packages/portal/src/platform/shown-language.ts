import type { Language } from '@tracemark/api/schemas'

/** Where neither person nor organization nor device says one (specification 2, section 9). */
const DEFAULT_LANGUAGE: Language = 'en'

/** The first that is said. */
export const firstLanguage = (...said: readonly (Language | undefined)[]): Language =>
  said.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
