import type { UnitOfMeasure } from '@tracemark/api/schemas'

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

/** What a unit of measure is called in a language; where Intl does not know it, as the recommendation calls it. `locale`: BCP 47. */
export const unitName = ({ code, name }: Pick<UnitOfMeasure, 'code' | 'name'>, locale: string): string => {
  const unit = intlUnits[code]
  if (unit === undefined) return name
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(1)
  const words = parts.filter(({ type }) => type === 'unit' || type === 'percentSign').map(({ value }) => value.trim())
  return words.join(' ') || name
}

/** A unit as an option of a field. */
export const unitOption = (unit: Pick<UnitOfMeasure, 'code' | 'name' | 'symbol'>, locale: string) => {
  const name = unitName(unit, locale)
  return { value: unit.code, label: unit.symbol === undefined || unit.symbol === name ? name : `${name} (${unit.symbol})` }
}

/** Whether these words, in any order, are found in what a unit is called. */
export const isUnitOf = (unit: UnitOfMeasure, text: string, locale: string): boolean => {
  const words = `${unit.code} ${unit.name} ${unitName(unit, locale)} ${unit.symbol ?? ''}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
