import { allowedOperators } from '@tracemark/api/rules'
import { type DisplayCondition, displayConditionProperties, languages } from '@tracemark/api/schemas'
import { describe, expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { loadLanguage } from '../../i18n/load-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { type ConditionNames, conditionsSentence, namedInConditions } from './conditions-sentence.ts'

const UNIT = '0190a000-0000-7000-8000-00000000000a'
const VARIANT = '0190a000-0000-7000-8000-00000000000b'
const GONE = '0190a000-0000-7000-8000-00000000000c'
const ASKED = '0190a000-0000-7000-8000-00000000000d'

const names: ConditionNames = {
  unitStatuses: [
    { value: 1, name: 'All Clear' },
    { value: 2, name: 'Do Not Use' },
    { value: 30, name: 'Roasted' },
  ],
  entities: new Map([
    [UNIT, 'FE-000017'],
    [VARIANT, 'April lot'],
    [GONE, null],
  ]),
}

const sayer = async (language: (typeof languages)[number]) => {
  const [t, format] = [createTranslator(await loadLanguage(language), language), createFormat(language, () => new Date(0))]
  return (...conditions: [DisplayCondition['property'], DisplayCondition['operator'], string][]) =>
    conditionsSentence(
      t,
      format,
      conditions.map(([property, operator, value]) => ({ property, operator, value })),
      names,
    )
}

test.each<[DisplayCondition['property'], DisplayCondition['operator'], value: string, said: string]>([
  ['onlyAdmin', 0, 'admin', 'the visitor is signed in as an admin'],
  ['itemId', 0, UNIT, 'the unit is FE-000017'],
  ['itemId', 1, ` ${UNIT.toUpperCase()} `, 'the unit is not FE-000017'],
  ['itemId', 2, `${UNIT},${GONE}`, 'the unit is FE-000017 or one that no longer exists'],
  ['itemId', 3, `${UNIT}, ${ASKED}`, 'the unit is not FE-000017 or …'],
  ['batchId', 2, VARIANT, 'the variant is April lot'],
  ['batchId', 3, VARIANT, 'the variant is not April lot'],
  ['rfiderSequenceNumber', 4, '015', 'the sequence number is 15'],
  ['rfiderSequenceNumber', 5, '15', 'the sequence number is not 15'],
  ['rfiderSequenceNumber', 6, '1500', 'the sequence number is greater than 1,500'],
  ['rfiderSequenceNumber', 7, ' 16 ', 'the sequence number is less than 16'],
  ['rfiderSequenceNumber', 8, '1 - 2000', 'the sequence number is from 1 to 2,000'],
  ['itemStatus', 2, '2,30', 'the unit status is Do not use or Roasted'],
  ['itemStatus', 3, '1,99', 'the unit status is not All clear or 99'],
  ['country', 2, 'co, PE', 'the country is Colombia or Peru'],
  ['country', 3, 'DE', 'the country is not Germany'],
  ['language', 2, 'en,de-AT', 'the language is English or German (Austria)'],
  ['language', 3, 'fr', 'the language is not French'],
])('%s %i %s', async (property, operator, value, said) => {
  expect((await sayer('en'))([property, operator, value])).toBe(`Shown when ${said}`)
})

test('all conditions are one sentence', async () => {
  expect((await sayer('en'))(['country', 2, 'CO,PE'], ['language', 3, 'en'], ['rfiderSequenceNumber', 6, '10'])).toBe(
    'Shown when the country is Colombia or Peru, the language is not English and the sequence number is greater than 10',
  )
  expect((await sayer('de'))(['country', 2, 'CO,PE'], ['itemStatus', 3, '2'])).toBe(
    'Sichtbar, wenn das Land Kolumbien oder Peru ist und der Status der Einheit nicht „Nicht verwenden“ ist',
  )
})

test('nothing is said where everybody sees it', async () => {
  expect((await sayer('en'))()).toBeUndefined()
})

test('what no editor writes is said as it stands', async () => {
  const say = await sayer('en')
  expect([say(['country', 2, '??']), say(['rfiderSequenceNumber', 8, 'many'])]).toEqual([
    'Shown when the country is ??',
    'Shown when the sequence number is many',
  ])
})

test('the units and variants that have to be asked for', () => {
  expect(
    namedInConditions([
      { property: 'itemId', operator: 2, value: `${UNIT.toUpperCase()},${GONE}` },
      { property: 'batchId', operator: 3, value: VARIANT },
      { property: 'country', operator: 2, value: 'CO' },
    ]),
  ).toEqual([
    { kind: 'unit', id: UNIT },
    { kind: 'unit', id: GONE },
    { kind: 'variant', id: VARIANT },
  ])
})

describe.each(languages)('in %s', async (language) => {
  const say = await sayer(language)
  test.each(displayConditionProperties.flatMap((property) => allowedOperators[property].map((operator) => [property, operator] as const)))(
    '%s %i is said',
    (property, operator) => {
      const values = {
        onlyAdmin: 'admin',
        itemId: UNIT,
        batchId: VARIANT,
        rfiderSequenceNumber: '7',
        itemStatus: '30',
        country: 'CO',
        language: 'es',
      }
      const said = say([property, operator, operator === 8 ? '7-9' : values[property]])
      expect(said).toMatch(/\p{L}/u)
      expect(said).not.toMatch(/[{}]|undefined|:[a-z_]+\.[a-z]/)
    },
  )
})
