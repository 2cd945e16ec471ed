import { type Language, languages } from '../schemas/index.ts'

/**
 * What a person reads in an organization: their own language, in the organization's wording where that is a wording of it. Whoever has
 * no language of ours reads the organization's.
 */
export const resolveLanguage = (organization: Language, own: Language | undefined): Language =>
  own === undefined || organization.startsWith(own) ? organization : own

/** The language that this is a wording of; another is its own. */
const spoken = (language: Language): Language => languages.find((other) => other === language.split('-x-')[0]) ?? language

/** What somebody who chose a language reads in an organization. The words of a trade are those of its organizations: elsewhere the language stays without them. */
export const chosenLanguage = (organization: Language | undefined, chosen: Language): Language =>
  organization === chosen ? chosen : spoken(chosen)

/** What there is to choose from in an organization: every language, and its own wording. */
export const offeredLanguages = (organization: Language | undefined): readonly Language[] =>
  languages.filter((language) => language === organization || language === spoken(language))
