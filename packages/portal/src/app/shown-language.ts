import type { Language } from '@tracemark/api/schemas'

/** Where neither person nor organization nor device says one (specification 2, section 9). */
const DEFAULT_LANGUAGE: Language = 'en'

/** The first that is said. */
export const firstLanguage = (...said: readonly (Language | undefined)[]): Language =>
  said.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE

/**
 * What somebody without a choice of their own reads: the language of their device, in the organization's wording where that is a
 * wording of it. A device whose language is none of ours reads the organization's.
 */
export const shownLanguage = (organization: Language, device: Language | undefined): Language =>
  device === undefined || organization.startsWith(device) ? organization : device
