import type { AttributeLine, Language, PublicAttribute } from '../schemas/index.ts'
import { contentIn } from './in-language.ts'

/** How a unit is written behind a number: its symbol or its name; what is no code stays as it is. */
const unitTextIn = (unit: string, language: Language | undefined): string => {
  const { symbol, name = unit } = contentIn(language).unitsOfMeasure.find(({ code }) => code === unit) ?? {}
  return symbol ?? name
}

/**
 * An attribute of an asset as visitors get it, who read this language: a base attribute of the product has its name there, unless the
 * organization has named it otherwise, and what is chosen from a list of the product has its words.
 */
export const publicAttributeIn = (
  { label, value, type, unit, baseAttributeId }: Omit<AttributeLine, 'source' | 'isPublic'>,
  language: Language | undefined,
): PublicAttribute => {
  const { systemAttributes, sustainabilityAttributes, lookupValues } = contentIn(language)
  const base = language && [...systemAttributes, ...sustainabilityAttributes].find(({ id }) => id === baseAttributeId)
  const chosen = base?.lookup === undefined ? undefined : lookupValues(base.lookup)?.find((option) => option.value === value)
  return {
    label,
    value,
    type,
    ...(unit !== undefined && { unit: unitTextIn(unit, language) }),
    ...(base?.names.includes(label) && { name: base.name }),
    ...(chosen && { valueText: chosen.label }),
  }
}
