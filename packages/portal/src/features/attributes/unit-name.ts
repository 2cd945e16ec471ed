import type { UnitOfMeasure } from '@tracemark/api/schemas'
import type { Translate } from '@tracemark/ui/i18n'

/** Units that Intl knows, by their codes of UN/ECE Recommendation 20. */
const intlUnits: Readonly<Record<string, string>> = {
  MMT: 'millimeter',
  CMT: 'centimeter',
  MTR: 'meter',
  KMT: 'kilometer',
  INH: 'inch',
  FOT: 'foot',
  YRD: 'yard',
  SMI: 'mile',
  HAR: 'hectare',
  ACR: 'acre',
  MLT: 'milliliter',
  LTR: 'liter',
  GRM: 'gram',
  KGM: 'kilogram',
  ONZ: 'ounce',
  LBR: 'pound',
  SEC: 'second',
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  CEL: 'celsius',
  FAH: 'fahrenheit',
  MTS: 'meter-per-second',
  KMH: 'kilometer-per-hour',
  P1: 'percent',
}

/** Units that Intl does not know and that have no symbol either: how goods are counted and packed. */
const namedUnits = [
  ...(['C62', 'EA', 'H87', 'PR', 'DZN', 'GRO', 'HC', 'MIL', 'SET', 'NMP', 'KIT', 'LO', 'HEA', 'XBG', 'XBA', 'XBL', 'XBO', 'XBX'] as const),
  ...(['XCX', 'XCT', 'XCS', 'XCR', 'XDR', 'XJR', 'XKG', 'XPK', 'XPX', 'XSA', 'XSH', 'XTU'] as const),
]

/** What names are said in. */
export interface Tongue {
  /** BCP 47. */
  locale: string
  /** With the texts of forms. */
  t: Translate
}

/** What a unit of measure is called in a language; where neither Intl nor we know it, as the recommendation calls it. */
export const unitName = ({ code, name }: Pick<UnitOfMeasure, 'code' | 'name'>, { locale, t }: Tongue): string => {
  const unit = intlUnits[code]
  const named = namedUnits.find((one) => one === code)
  if (named !== undefined) return t(`forms:measure.${named}`)
  if (unit === undefined) return name
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(1)
  const words = parts.filter(({ type }) => type === 'unit' || type === 'percentSign').map(({ value }) => value.trim())
  return words.join(' ') || name
}

/** A unit as an option of a field. */
export const unitOption = (unit: Pick<UnitOfMeasure, 'code' | 'name' | 'symbol'>, tongue: Tongue) => {
  const name = unitName(unit, tongue)
  return { value: unit.code, label: unit.symbol === undefined || unit.symbol === name ? name : `${name} (${unit.symbol})` }
}

/** A unit as it stands behind a number. */
export const unitMark = (unit: Pick<UnitOfMeasure, 'code' | 'name' | 'symbol'>, tongue: Tongue): string =>
  unit.symbol ?? unitName(unit, tongue)

/** Whether these words, in any order, are found in what a unit is called. */
const isUnitOf = (unit: UnitOfMeasure, text: string, tongue: Tongue): boolean => {
  const words = `${unit.code} ${unit.name} ${unitName(unit, tongue)} ${unit.symbol ?? ''}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

/** Units that these words are found in; where kinds are given, of these alone, and in their order. */
export const unitsFor = (
  units: readonly UnitOfMeasure[],
  text: string,
  kinds: readonly UnitOfMeasure['kind'][],
  tongue: Tongue,
): UnitOfMeasure[] =>
  units
    .filter((unit) => (kinds.length === 0 || kinds.includes(unit.kind)) && isUnitOf(unit, text, tongue))
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
