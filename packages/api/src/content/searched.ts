import type { BaseAttribute, LookupConfiguration, LookupValue, UnitOfMeasure, ValueChainStarter } from '../schemas/index.ts'
import { catalogueAttributes, findUnitOfMeasure, lookupConfigurations, lookupValues, starterChains } from './english.ts'

/** What a search in lists of the product finds things by: what they are called in their language, and in English. */
export const searchedWords = {
  attribute: ({ id, name, description, group }: Omit<BaseAttribute, 'names'>): string => {
    const english = catalogueAttributes.find((attribute) => attribute.id === id)
    return [id, name, description, group, english?.name, english?.description, english?.group].join(' ')
  },
  list: ({ id, name, standard }: LookupConfiguration): string =>
    [id, name, standard, lookupConfigurations.find((list) => list.id === id)?.name].join(' '),
  /** `list`: the id of the list. */
  value:
    (list: string) =>
    ({ value, label }: LookupValue): string =>
      [value, label, lookupValues(list)?.find((english) => english.value === value)?.label].join(' '),
  unit: ({ code, name, symbol }: UnitOfMeasure): string => [code, name, symbol, findUnitOfMeasure(code)?.name].join(' '),
  starter: ({ starter, name, description }: ValueChainStarter): string => {
    const english = starterChains.find((chain) => chain.starter === starter)
    return [name, description, english?.name, english?.description].join(' ')
  },
}
