import type { UnitOfMeasure } from '../schemas/index.ts'
import { contentIn } from './in-language.ts'

export const {
  systemAttributes,
  sustainabilityAttributes,
  catalogueAttributes,
  lookupConfigurations,
  unitsOfMeasure,
  lookupValues,
  starterChains,
} = contentIn('en')

const byCode = new Map(unitsOfMeasure.map((unit) => [unit.code, unit]))

/** The unit with this code; `undefined` where there is none. */
export const findUnitOfMeasure = (code: string | undefined): UnitOfMeasure | undefined =>
  code === undefined ? undefined : byCode.get(code)
