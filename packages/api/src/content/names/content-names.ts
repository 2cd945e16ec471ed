import type { AttributeGroup, AttributeId } from '../base-attributes.ts'
import type { LookupId, lookups } from '../lookups.ts'
import type { UnitCode } from '../units-of-measure.ts'

type Values<Id extends LookupId> = Readonly<Record<keyof (typeof lookups)[Id]['values'], string>>

/** What everything that comes with the product is called in a language; English stands in the content itself. */
export interface ContentNames {
  attributes: Readonly<Record<AttributeId, readonly [name: string, description: string]>>
  groups: Readonly<Record<AttributeGroup, string>>
  lists: Readonly<Record<LookupId, readonly [name: string, standard: string]>>
  /** Of packagings; the others are units as well. */
  unpacked: string
  /** Of certification schemes; the others have one name everywhere. */
  organicOfTheUnion: string
  allergens: Values<'allergens'>
  recyclingCodes: Values<'recyclingCodes'>
  units: Readonly<Record<UnitCode, string>>
}
