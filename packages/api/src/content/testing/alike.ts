import type { Language } from '../../schemas/index.ts'

const schemes = ['asc', 'b-corp', 'demeter', 'fairtrade', 'fsc', 'globalgap', 'gots', 'msc', 'rainforest-alliance', 'rspo', 'usda-organic']

/** The same in every language: standards, abbreviations, and names that schemes give themselves. */
export const alikeEverywhere: readonly string[] = [
  'attribute gtin',
  'recyclingCodes 1',
  'recyclingCodes 3',
  'standard countries',
  ...schemes.map((scheme) => `certificationSchemes ${scheme}`),
]

const both = (code: string) => [`packagingTypes ${code}`, `unit X${code}`]
const units = (...codes: string[]) => codes.map((code) => `unit ${code}`)

/** Words that a language has in common with English. An allowance that is no longer needed fails the check. */
export const alike: Partial<Record<Language, readonly string[]>> = {
  // Nouns begin with a capital here, units of English do not.
  de: [
    'attribute material',
    'packagingTypes SA',
    'packagingTypes TU',
    'recyclingCodes 41',
    'recyclingCodes 61',
    'starter coffee: step 1',
    'starter coffee: step 5',
    'starter foodAid: step 8',
  ],
  es: ['attribute material', ...units('A97', 'ACR', 'BAR', 'KEL', 'KIT', 'KPA', 'PAL')],
  nl: [
    'group Water',
    'recyclingCodes 41',
    'recyclingCodes 61',
    'starter coffee: step 5',
    ...['PX', 'SH', 'TU'].flatMap(both),
    ...units('3B', 'A97', 'ACR', 'ARE', 'BAR', 'E14', 'GRM', 'HAR', 'INH', 'JOU', 'KEL', 'KGM', 'KIT', 'KJO', 'KPA', 'KWT'),
    ...units('MC', 'MGM', 'NA', 'ONZ', 'PAL', 'SET', 'WEE', 'WTT', 'YRD'),
  ],
  pt: ['attribute material', ...units('3B', 'A97', 'ACR', 'ARE', 'BAR', 'HAR', 'JOU', 'KEL', 'KIT', 'PAL', 'WTT')],
}
