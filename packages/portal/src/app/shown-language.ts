import type { Language } from '@tracemark/api/schemas'

/**
 * What somebody without a choice of their own reads: the language of their device, in the organization's wording where that is a
 * wording of it. A device whose language is none of ours reads the organization's.
 */
export const shownLanguage = (organization: Language, device: Language | undefined): Language =>
  device === undefined || organization.startsWith(device) ? organization : device
