import type { UnitOfMeasure } from '../schemas/index.ts'

type Kind = UnitOfMeasure['kind']

/** Code, name and, where there is one, symbol. */
const units = {
  count: [
    ['C62', 'one'],
    ['EA', 'each'],
    ['H87', 'piece'],
    ['PR', 'pair'],
    ['DZN', 'dozen'],
    ['GRO', 'gross'],
    ['HC', 'hundred count'],
    ['MIL', 'thousand'],
    ['SET', 'set'],
    ['NMP', 'number of packs'],
    ['KIT', 'kit'],
    ['LO', 'lot'],
    ['HEA', 'head'],
  ],
  length: [
    ['MMT', 'millimetre', 'mm'],
    ['CMT', 'centimetre', 'cm'],
    ['DMT', 'decimetre', 'dm'],
    ['MTR', 'metre', 'm'],
    ['KMT', 'kilometre', 'km'],
    ['INH', 'inch', 'in'],
    ['FOT', 'foot', 'ft'],
    ['YRD', 'yard', 'yd'],
    ['SMI', 'mile', 'mi'],
    ['NMI', 'nautical mile', 'n mile'],
  ],
  area: [
    ['CMK', 'square centimetre', 'cm²'],
    ['MTK', 'square metre', 'm²'],
    ['HAR', 'hectare', 'ha'],
    ['ARE', 'are', 'a'],
    ['KMK', 'square kilometre', 'km²'],
    ['FTK', 'square foot', 'ft²'],
    ['ACR', 'acre', 'acre'],
  ],
  volume: [
    ['MLT', 'millilitre', 'ml'],
    ['CLT', 'centilitre', 'cl'],
    ['DLT', 'decilitre', 'dl'],
    ['LTR', 'litre', 'l'],
    ['HLT', 'hectolitre', 'hl'],
    ['CMQ', 'cubic centimetre', 'cm³'],
    ['MTQ', 'cubic metre', 'm³'],
    ['FTQ', 'cubic foot', 'ft³'],
    ['OZA', 'fluid ounce (US)', 'fl oz (US)'],
    ['PTL', 'liquid pint (US)', 'liq pt (US)'],
    ['QTL', 'liquid quart (US)', 'liq qt (US)'],
    ['GLL', 'gallon (US)', 'gal (US)'],
    ['GLI', 'gallon (UK)', 'gal (UK)'],
    ['BUA', 'bushel (US)', 'bu (US)'],
  ],
  mass: [
    ['MC', 'microgram', 'µg'],
    ['MGM', 'milligram', 'mg'],
    ['GRM', 'gram', 'g'],
    ['KGM', 'kilogram', 'kg'],
    ['DTN', 'decitonne', 'dt'],
    ['TNE', 'tonne (metric ton)', 't'],
    ['ONZ', 'ounce', 'oz'],
    ['LBR', 'pound', 'lb'],
    ['STN', 'ton (US) or short ton', 'ton (US)'],
    ['LTN', 'ton (UK) or long ton', 'ton (UK)'],
    ['CTM', 'metric carat'],
  ],
  time: [
    ['SEC', 'second', 's'],
    ['MIN', 'minute', 'min'],
    ['HUR', 'hour', 'h'],
    ['DAY', 'day', 'd'],
    ['WEE', 'week', 'wk'],
    ['MON', 'month', 'mo'],
    ['ANN', 'year', 'y'],
  ],
  temperature: [
    ['CEL', 'degree Celsius', '°C'],
    ['FAH', 'degree Fahrenheit', '°F'],
    ['KEL', 'kelvin', 'K'],
  ],
  energy: [
    ['JOU', 'joule', 'J'],
    ['KJO', 'kilojoule', 'kJ'],
    ['3B', 'megajoule', 'MJ'],
    ['WHR', 'watt hour', 'W·h'],
    ['KWH', 'kilowatt hour', 'kW·h'],
    ['MWH', 'megawatt hour', 'MW·h'],
    ['E14', 'kilocalorie', 'kcal'],
  ],
  power: [
    ['WTT', 'watt', 'W'],
    ['KWT', 'kilowatt', 'kW'],
  ],
  speed: [
    ['MTS', 'metre per second', 'm/s'],
    ['KMH', 'kilometre per hour', 'km/h'],
    ['KNT', 'knot', 'kn'],
  ],
  pressure: [
    ['PAL', 'pascal', 'Pa'],
    ['A97', 'hectopascal', 'hPa'],
    ['KPA', 'kilopascal', 'kPa'],
    ['BAR', 'bar', 'bar'],
  ],
  ratio: [
    ['P1', 'percent', '%'],
    ['59', 'part per million', 'ppm'],
    ['61', 'part per billion', 'ppb'],
    ['GL', 'gram per litre', 'g/l'],
    ['M1', 'milligram per litre', 'mg/l'],
    ['NA', 'milligram per kilogram', 'mg/kg'],
    ['ASV', 'alcohol strength by volume', '% vol'],
  ],
  packaging: [
    ['XBG', 'bag'],
    ['XBA', 'barrel'],
    ['XBL', 'bale, compressed'],
    ['XBO', 'bottle'],
    ['XBX', 'box'],
    ['XCX', 'can, cylindrical'],
    ['XCT', 'carton'],
    ['XCS', 'case'],
    ['XCR', 'crate'],
    ['XDR', 'drum'],
    ['XJR', 'jar'],
    ['XKG', 'keg'],
    ['XPK', 'package'],
    ['XPX', 'pallet'],
    ['XSA', 'sack'],
    ['XSH', 'sachet'],
    ['XTU', 'tube'],
  ],
} as const satisfies Readonly<Record<Kind, readonly (readonly [string, string, string?])[]>>

export type UnitCode = (typeof units)[Kind][number][0]

const listRows = (kind: Kind): readonly (readonly [code: UnitCode, name: string, symbol?: string])[] => units[kind]

/** The unit that others of a kind are converted to, and by what factor each is. Exact, as the definitions say. */
const conversions: Readonly<Partial<Record<Kind, { to: string; factors: Readonly<Record<string, number>> }>>> = {
  count: { to: 'C62', factors: { PR: 2, DZN: 12, GRO: 144, HC: 100, MIL: 1000 } },
  length: {
    to: 'MTR',
    factors: { MMT: 0.001, CMT: 0.01, DMT: 0.1, KMT: 1000, INH: 0.0254, FOT: 0.3048, YRD: 0.9144, SMI: 1609.344, NMI: 1852 },
  },
  area: { to: 'MTK', factors: { CMK: 0.0001, HAR: 10_000, ARE: 100, KMK: 1_000_000, FTK: 0.092_903_04, ACR: 4046.856_422_4 } },
  volume: {
    to: 'LTR',
    factors: {
      MLT: 0.001,
      CLT: 0.01,
      DLT: 0.1,
      HLT: 100,
      CMQ: 0.001,
      MTQ: 1000,
      FTQ: 28.316_846_592,
      OZA: 0.029_573_529_562_5,
      PTL: 0.473_176_473,
      QTL: 0.946_352_946,
      GLL: 3.785_411_784,
      GLI: 4.546_09,
      BUA: 35.239_070_166_88,
    },
  },
  mass: {
    to: 'KGM',
    factors: {
      MC: 1e-9,
      MGM: 0.000_001,
      GRM: 0.001,
      DTN: 100,
      TNE: 1000,
      ONZ: 0.028_349_523_125,
      LBR: 0.453_592_37,
      STN: 907.184_74,
      LTN: 1016.046_908_8,
      CTM: 0.0002,
    },
  },
  time: { to: 'SEC', factors: { MIN: 60, HUR: 3600, DAY: 86_400, WEE: 604_800 } },
  energy: { to: 'KJO', factors: { JOU: 0.001, '3B': 1000, WHR: 3.6, KWH: 3600, MWH: 3_600_000, E14: 4.184 } },
  power: { to: 'WTT', factors: { KWT: 1000 } },
  pressure: { to: 'PAL', factors: { A97: 100, KPA: 1000, BAR: 100_000 } },
}

type Conversion = Omit<NonNullable<UnitOfMeasure['conversion']>, 'symbol'>

/** Those that are not a factor alone, or not to the same unit as the others of their kind. */
const otherConversions: Readonly<Record<string, Conversion>> = {
  FAH: { to: 'CEL', factor: 5 / 9, offset: -160 / 9 },
  KEL: { to: 'CEL', factor: 1, offset: -273.15 },
  KMH: { to: 'MTS', factor: 1 / 3.6 },
  KNT: { to: 'MTS', factor: 1.852 / 3.6 },
  '59': { to: 'P1', factor: 0.0001 },
  '61': { to: 'P1', factor: 1e-7 },
  M1: { to: 'GL', factor: 0.001 },
}

const findConversion = (kind: Kind, code: string): Conversion | undefined => {
  const common = conversions[kind]
  const factor = common?.factors[code]
  return common && factor !== undefined ? { to: common.to, factor } : otherConversions[code]
}

/** Units of UN/CEFACT Recommendation 20 that goods are measured in, called as `getName` says. */
export const unitsOfMeasureIn = (getName: (code: UnitCode, english: string) => string): UnitOfMeasure[] =>
  (Object.keys(units) as Kind[]).flatMap((kind) => {
    const rows = listRows(kind)
    const getSymbol = (wanted: string): string => {
      const [code, name, symbol] = rows.find(([unit]) => unit === wanted) ?? []
      return symbol ?? (code && name ? getName(code, name) : wanted)
    }
    return rows.map(([code, name, symbol]) => {
      const conversion = findConversion(kind, code)
      return {
        code,
        name: getName(code, name),
        ...(symbol !== undefined && { symbol }),
        kind,
        ...(conversion && { conversion: { ...conversion, symbol: getSymbol(conversion.to) } }),
      }
    })
  })
