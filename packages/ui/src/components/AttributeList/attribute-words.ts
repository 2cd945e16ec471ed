import type { LookupValue } from '@tracemark/api/schemas'

/** A base attribute, called as the person's language calls it. */
export interface NamedAttribute {
  id: string
  name: string
  /** What it is called in every language; absent where it is the organization's own, and called as it is. */
  names?: readonly string[] | undefined
  lookup?: string | undefined
  /** What its value is one of; countries are called by Intl. */
  options?: readonly LookupValue[] | undefined
}

export interface AttributeWords {
  /** What an attribute is called: where it bears a name of its base attribute, by this one's in the language. */
  label: (label: string, baseAttributeId: string | undefined) => string
  /** What a value is called that was chosen from a list; undefined where it was not. */
  value: (value: string, baseAttributeId: string | undefined) => string | undefined
  /** The base attribute with this name in any language, where only the name is known. */
  getId: (label: string) => string | undefined
}

const COUNTRY = /^[A-Z]{2}$/

export const attributeWords = (known: readonly NamedAttribute[], locale: string): AttributeWords => {
  const byId = new Map(known.map((attribute) => [attribute.id, attribute]))
  let countries: Intl.DisplayNames | undefined
  const countryName = (code: string) => {
    countries ??= new Intl.DisplayNames(locale, { type: 'region' })
    return countries.of(code)
  }
  const find = (id: string | undefined) => (id === undefined ? undefined : byId.get(id))
  return {
    label: (label, id) => {
      const base = find(id)
      return base?.names?.includes(label) ? base.name : label
    },
    value: (value, id) => {
      const base = find(id)
      if (base?.lookup === 'countries') return COUNTRY.test(value) ? countryName(value) : undefined
      return base?.options?.find((option) => option.value === value)?.label
    },
    getId: (label) => known.find(({ names }) => names?.includes(label))?.id,
  }
}
