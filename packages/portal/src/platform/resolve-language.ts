import { chosenLanguage, resolveLanguage } from '@tracemark/api/rules'
import type { Language } from '@tracemark/api/schemas'

/** Where neither person nor organization nor device says one (specification 2, section 9). */
const DEFAULT_LANGUAGE: Language = 'en'

/** The first that is said. */
export const firstLanguage = (...said: readonly (Language | undefined)[]): Language =>
  said.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE

/**
 * The language of the first frame. `organization`: in which this device showed the organization of the address last; `null`: the address
 * is of none. The words of a trade do not go from one organization to another.
 */
export const startLanguage = (
  organization: Language | undefined | null,
  { chosen, last, device }: { chosen: Language | undefined; last: Language | undefined; device: Language | undefined },
): Language => {
  if (organization === null) return firstLanguage(chosen, last, device)
  if (chosen !== undefined) return chosenLanguage(organization, chosen)
  return firstLanguage(organization, last && chosenLanguage(undefined, last), device)
}

interface Speakers {
  /** What the person chose on this device. */
  chosen: Language | undefined
  /** The organization's; `null`: the page is of none, `undefined`: it is not known (yet), or the server does not answer. */
  organization: Language | null | undefined
  /** The person's own, else their device's. */
  personal: Language | undefined
  /** What this device showed last: to this account, where that is known. */
  last: Language
  /** Whether it is known what this person chose here. */
  isKnown: boolean
}

/**
 * The portal's language. While it is not known what the person chose, it is what they saw last. While the organization is not known, its
 * wording stays what it was: without a network there is nobody to ask.
 */
export const portalLanguage = ({ chosen, organization, personal, last, isKnown }: Speakers): Language => {
  if (!isKnown) return last
  if (organization === undefined) {
    const isSpoken = chosen === undefined || last.startsWith(chosenLanguage(undefined, chosen))
    return isSpoken ? last : chosen
  }
  if (chosen !== undefined) return chosenLanguage(organization ?? undefined, chosen)
  return organization === null ? (personal ?? last) : resolveLanguage(organization, personal)
}
