import { UNKNOWN_UNIT_STATUS, type UnitStatus } from '../../schemas/index.ts'
import { countryCodes } from './country-codes.ts'
import { languageCodes, languageGroups } from './language-codes.ts'

/** A value that an editor offers. `group`: the language that a variant belongs to. */
export interface DisplayOption {
  value: string
  label: string
  group?: string
}

const byLabel = (locale: string) => {
  const { compare } = new Intl.Collator(locale)
  return (first: DisplayOption, second: DisplayOption) => compare(first.label, second.label)
}

/** Every country with its name in the language of the interface, by name. */
export const countryOptions = (locale: string): DisplayOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countryCodes.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(byLabel(locale))
}

/** Every language with its name in the language of the interface, by name, each followed by its variants. */
export const languageOptions = (locale: string): DisplayOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
  const option = (value: string): DisplayOption => ({ value, label: names.of(value) ?? value })
  const variants = (language: string) =>
    (languageGroups.get(language) ?? []).map((value) => ({ ...option(value), group: language })).toSorted(byLabel(locale))
  return languageCodes
    .map(option)
    .toSorted(byLabel(locale))
    .flatMap((language) => [language, ...variants(language.value)])
}

/** The organization's statuses without 'Unknown ID', which ends every list of them and which no unit has. */
export const unitStatusOptions = (statuses: readonly UnitStatus[]): DisplayOption[] =>
  statuses.filter(({ value }) => value !== UNKNOWN_UNIT_STATUS.value).map(({ value, name }) => ({ value: String(value), label: name }))
