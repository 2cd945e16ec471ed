import { expect, test } from 'vitest'
import { attributeWords } from './attribute-words.ts'

const words = attributeWords(
  [
    { id: 'countryOfOrigin', name: 'Ursprungsland', names: ['Country of origin', 'Ursprungsland', '原産国'], lookup: 'countries' },
    {
      id: 'packagingType',
      name: 'Verpackungsart',
      names: ['Packaging', 'Verpackungsart'],
      lookup: 'packagingTypes',
      options: [{ value: 'BO', label: 'Flasche' }],
    },
    { id: 'own', name: 'Roast' },
  ],
  'de-DE',
)

test('an attribute with a name of its base attribute is called as the language calls it, another as it was entered', () => {
  expect([
    words.label('Country of origin', 'countryOfOrigin'),
    words.label('原産国', 'countryOfOrigin'),
    words.label('Herkunft der Bohnen', 'countryOfOrigin'),
    words.label('Country of origin', undefined),
    words.label('Röstung', 'own'),
    words.label('Packaging', 'unknown'),
  ]).toEqual(['Ursprungsland', 'Ursprungsland', 'Herkunft der Bohnen', 'Country of origin', 'Röstung', 'Packaging'])
})

test('a value of a list is called by its words, and what is in no list has none', () => {
  expect([
    words.value('CO', 'countryOfOrigin'),
    words.value('Colombia', 'countryOfOrigin'),
    words.value('BO', 'packagingType'),
    words.value('??', 'packagingType'),
    words.value('CO', 'own'),
    words.value('CO', undefined),
  ]).toEqual(['Kolumbien', undefined, 'Flasche', undefined, undefined, undefined])
})

test('where only a name is known, it may be that of any language', () => {
  expect(['Packaging', '原産国', 'Roast'].map(words.getId)).toEqual(['packagingType', 'countryOfOrigin', undefined])
})
