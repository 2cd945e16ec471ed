import { countryOptions } from '../rules/index.ts'
import type {
  BaseAttribute,
  CatalogueAttribute,
  Language,
  LookupConfiguration,
  LookupValue,
  UnitOfMeasure,
  ValueChainStarter,
} from '../schemas/index.ts'
import { intlLocale } from '../schemas/languages.ts'
import {
  attributeMapping,
  attributeSpecifications,
  type PlannedAttribute,
  plannedSustainabilityAttributes,
  plannedSystemAttributes,
} from './base-attributes.ts'
import { type LookupId, lookups } from './lookups.ts'
import type { ContentNames } from './names/content-names.ts'
import { contentNames } from './names/index.ts'
import { starterTexts } from './starters/index.ts'
import { unitsOfMeasureIn } from './units-of-measure.ts'
import { starterChainsIn } from './value-chain-starters.ts'

/** What comes with the product, called as a language calls it. */
export interface Content {
  systemAttributes: readonly BaseAttribute[]
  sustainabilityAttributes: readonly BaseAttribute[]
  /** Every base attribute, with all that is known of it. */
  catalogueAttributes: readonly CatalogueAttribute[]
  lookupConfigurations: readonly LookupConfiguration[]
  unitsOfMeasure: readonly UnitOfMeasure[]
  starterChains: readonly ValueChainStarter[]
  /** Values of one list; `undefined` where there is no such list. */
  lookupValues: (id: string) => readonly LookupValue[] | undefined
}

const capital = (text: string, locale: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale))

const isLookup = (id: string): id is LookupId => Object.hasOwn(lookups, id)

const listNames = ({ id, name }: PlannedAttribute): string[] => [
  ...new Set([name, ...Object.values(contentNames).map(({ attributes }) => attributes[id][0])]),
]

const attributeIn =
  (names: ContentNames | undefined) =>
  (attribute: PlannedAttribute): BaseAttribute => {
    const [name, description] = names?.attributes[attribute.id] ?? [attribute.name, attribute.description]
    return { ...attribute, name, description, group: names?.groups[attribute.group] ?? attribute.group, names: listNames(attribute) }
  }

/** What the values of a list are called; in English where a language has no other name. */
const labelsIn = (id: LookupId, names: ContentNames | undefined, locale: string): Readonly<Record<string, string>> => {
  if (id === 'countries') return Object.fromEntries(countryOptions(locale).map(({ value, label }) => [value, label]))
  const english: Readonly<Record<string, string>> = lookups[id].values
  if (!names) return english
  if (id === 'certificationSchemes') return { ...english, 'eu-organic': names.organicOfTheUnion }
  if (id !== 'packagingTypes') return { ...english, ...names[id] }
  const units: Readonly<Record<string, string>> = names.units
  const called = (code: string, label: string) => units[`X${code}`] ?? (code === 'NE' ? names.unpacked : label)
  return Object.fromEntries(Object.entries(english).map(([code, label]) => [code, capital(called(code, label), locale)]))
}

const buildCatalogue = (
  source: CatalogueAttribute['source'],
  attributes: readonly BaseAttribute[],
  lists: readonly LookupConfiguration[],
) =>
  attributes.flatMap(({ names: _, ...attribute }): CatalogueAttribute[] => {
    const specification = attributeSpecifications.find(({ id }) => id === attribute.id)
    const list = lists.find(({ id }) => id === attribute.lookup)
    const mappings = attributeMapping
      .filter(({ attributeId }) => attributeId === attribute.id)
      .map(({ vocabulary, term }) => ({ vocabulary, term }))
    if (!specification) return []
    return [
      {
        ...attribute,
        source,
        specification,
        mappings,
        ...(list && { list: { name: list.name, standard: list.standard, count: list.count } }),
      },
    ]
  })

const createContent = (language: Language): Content => {
  const names = contentNames[language]
  const locale = intlLocale(language)
  const [systemAttributes, sustainabilityAttributes] = [plannedSystemAttributes, plannedSustainabilityAttributes].map((planned) =>
    planned.map(attributeIn(names)),
  ) as [BaseAttribute[], BaseAttribute[]]
  const values = new Map(
    (Object.keys(lookups) as LookupId[]).map((id) => [
      id,
      Object.entries(labelsIn(id, names, locale)).map(([value, label]) => ({ value, label })),
    ]),
  )
  const lookupConfigurations = [...values].map(([id, all]) => {
    const [name, standard] = names?.lists[id] ?? [lookups[id].name, lookups[id].standard]
    const attributeIds = attributeSpecifications.filter(({ lookup }) => lookup === id).map((specification) => specification.id)
    return { id, name, standard, attributeIds, count: all.length }
  })
  return {
    systemAttributes,
    sustainabilityAttributes,
    catalogueAttributes: [
      ...buildCatalogue('base', systemAttributes, lookupConfigurations),
      ...buildCatalogue('sustainability', sustainabilityAttributes, lookupConfigurations),
    ],
    lookupConfigurations,
    unitsOfMeasure: unitsOfMeasureIn((code, english) => names?.units[code] ?? english),
    starterChains: starterChainsIn(starterTexts[language]),
    lookupValues: (id) => (isLookup(id) ? values.get(id) : undefined),
  }
}

const made = new Map<Language, Content>()

/** What comes with the product, in this language. */
export const contentIn = (language: Language = 'en'): Content => {
  const known = made.get(language)
  if (known) return known
  const content = createContent(language)
  made.set(language, content)
  return content
}
