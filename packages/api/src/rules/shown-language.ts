import type { Language } from '../schemas/index.ts'

/**
 * What a person reads in an organization: their own language, in the organization's wording where that is a wording of it. Whoever has
 * no language of ours reads the organization's.
 */
export const shownLanguage = (organization: Language, own: Language | undefined): Language =>
  own === undefined || organization.startsWith(own) ? organization : own
