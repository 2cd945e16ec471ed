import { expect, test } from 'vitest'
import { type Language, languages } from '../schemas/index.ts'
import { attributeGroups } from './base-attributes.ts'
import { contentIn, publicAttributeIn, searchedWords } from './index.ts'
import { alike, alikeEverywhere } from './testing/alike.ts'

const { systemAttributes, sustainabilityAttributes } = contentIn()
const lists = contentIn().lookupConfigurations.map(({ id }) => id)

/** Every name of the language, by what it names. */
const wordsIn = (language: Language): Record<string, string> => {
  const content = contentIn(language)
  const attributes = [...content.systemAttributes, ...content.sustainabilityAttributes]
  const english = [...systemAttributes, ...sustainabilityAttributes]
  return Object.fromEntries([
    ...attributes.flatMap(({ id, name, description }) => [
      [`attribute ${id}`, name],
      [`description ${id}`, description],
    ]),
    ...attributes.map(({ group }, index) => [`group ${english[index]?.group}`, group]),
    ...content.lookupConfigurations.flatMap(({ id, name, standard }) => [
      [`list ${id}`, name],
      [`standard ${id}`, standard],
    ]),
    ...lists
      // Intl has the names of countries.
      .filter((id) => id !== 'countries')
      .flatMap((id) => (content.lookupValues(id) ?? []).map(({ value, label }) => [`${id} ${value}`, label])),
    ...content.unitsOfMeasure.map(({ code, name }) => [`unit ${code}`, name]),
    ...content.starterChains.flatMap(({ starter, name, description, elements }) => [
      [`starter ${starter}`, name],
      [`starter ${starter}: description`, description],
      ...elements.flatMap((element, place) => [
        [`starter ${starter}: step ${place + 1}`, element.name],
        [`starter ${starter}: description of step ${place + 1}`, element.description],
      ]),
    ]),
  ])
}

const english = wordsIn('en')
const foreign = languages.filter((language) => language !== 'en' && !language.includes('-x-'))

test('the wording of a trade calls what comes with the product as English does', () => {
  expect(contentIn('en-x-farm')).toMatchObject({ systemAttributes, sustainabilityAttributes })
})

test.each(foreign)(
  '%s names each attribute, group, list, value, unit and starter chain, and has few words in common with English',
  (language) => {
    const words = wordsIn(language)
    expect(Object.keys(words)).toEqual(Object.keys(english))
    expect(Object.entries(words).filter(([, text]) => text === '' || text.trim() !== text)).toEqual([])
    const same = Object.keys(words).filter((key) => words[key] === english[key])
    expect(same.filter((key) => !alikeEverywhere.includes(key)).sort()).toEqual([...(alike[language] ?? [])].sort())
  },
)

test.each(languages)('in %s no two attributes, units, values of a list, starter chains or steps of one have the same name', (language) => {
  const content = contentIn(language)
  const named = [
    [...content.systemAttributes, ...content.sustainabilityAttributes].map(({ name }) => name),
    content.unitsOfMeasure.map(({ name }) => name),
    ...lists.map((id) => (content.lookupValues(id) ?? []).map(({ label }) => label)),
    content.starterChains.map(({ name }) => name),
    ...content.starterChains.map(({ elements }) => elements.map(({ name }) => name)),
  ]
  expect(named.map((names) => names.filter((name, place) => names.indexOf(name) < place))).toEqual(named.map(() => []))
  expect(new Set(content.systemAttributes.map(({ group }) => group)).size).toBeLessThanOrEqual(attributeGroups.length)
})

test('an attribute is found by its names in the language and in English', () => {
  const origin = contentIn('de').systemAttributes.find(({ id }) => id === 'countryOfOrigin')
  expect(origin).toMatchObject({
    name: 'Ursprungsland',
    group: 'Herkunft',
    names: expect.arrayContaining(['Country of origin', 'Ursprungsland', '原産国']),
  })
  const words = origin ? searchedWords.attribute(origin) : ''
  expect(['Ursprungsland', 'Country of origin', '原産国'].map((word) => words.includes(word))).toEqual([true, true, false])
})

test('a visitor reads a standard attribute in their language, and what the organization has named as it has', () => {
  const origin = { label: 'Country of origin', value: 'CO', type: 'string', baseAttributeId: 'countryOfOrigin' } as const
  const weight = { label: 'Net weight', value: '0.25', type: 'number', unit: 'KGM', baseAttributeId: 'netWeight' } as const
  const stored = { label: 'Country of origin', value: 'CO', type: 'string' }
  expect([
    publicAttributeIn(origin, 'de'),
    publicAttributeIn(origin, undefined),
    publicAttributeIn({ ...origin, label: 'Herkunft der Bohnen' }, 'de'),
    publicAttributeIn({ ...origin, label: 'Ursprungsland' }, 'ja'),
    publicAttributeIn(weight, 'nl'),
    publicAttributeIn({ label: 'Packed in', value: '2', type: 'number', unit: 'XBO' }, 'es'),
    publicAttributeIn({ label: 'Roast', value: 'CO', type: 'string' }, 'de'),
  ]).toEqual([
    { ...stored, name: 'Ursprungsland', valueText: 'Kolumbien' },
    stored,
    { ...stored, label: 'Herkunft der Bohnen', valueText: 'Kolumbien' },
    { ...stored, label: 'Ursprungsland', name: '原産国', valueText: 'コロンビア' },
    { label: 'Net weight', value: '0.25', type: 'number', unit: 'kg', name: 'Nettogewicht' },
    { label: 'Packed in', value: '2', type: 'number', unit: 'botella' },
    { label: 'Roast', value: 'CO', type: 'string' },
  ])
})
