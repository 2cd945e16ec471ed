import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DisplayCondition,
  type DisplayConditionOperator,
  type DisplayConditionProperty,
  displayConditionOperators,
  displayConditionProperties,
  languages,
  UNKNOWN_UNIT_STATUS,
} from '../../schemas/index.ts'
import {
  allowedOperators,
  checkDisplayCondition,
  countryCodes,
  countryOptions,
  isShownTo,
  languageCodes,
  languageGroups,
  languageOptions,
  unitStatusOptions,
  type Visitor,
} from './index.ts'

const UNIT = '0190a000-0000-7000-8000-00000000000a'
const OTHER = '0190a000-0000-7000-8000-00000000000b'
const nobody: Visitor = { isAdmin: false, languages: [] }
const somebody: Visitor = {
  isAdmin: true,
  itemId: UNIT,
  batchId: OTHER,
  sequenceNumber: 15,
  itemStatus: 2,
  country: 'CO',
  languages: ['de-AT', 'en-GB'],
}

const when = (property: DisplayConditionProperty, operator: DisplayConditionOperator, value: string): DisplayCondition => ({
  property,
  operator,
  value,
})

describe('who sees what', () => {
  test.each<[DisplayCondition, somebody: boolean, nobody: boolean]>([
    [when('onlyAdmin', 0, 'admin'), true, false],
    [when('itemId', 0, UNIT), true, false],
    [when('itemId', 0, ` ${UNIT.toUpperCase()} `), true, false],
    [when('itemId', 0, OTHER), false, false],
    [when('itemId', 1, UNIT), false, true],
    [when('itemId', 1, OTHER), true, true],
    [when('itemId', 2, `${OTHER}, ${UNIT}`), true, false],
    [when('itemId', 3, `${OTHER},${UNIT}`), false, true],
    [when('batchId', 2, OTHER), true, false],
    [when('batchId', 3, OTHER), false, true],
    [when('rfiderSequenceNumber', 4, '15'), true, false],
    [when('rfiderSequenceNumber', 4, '015'), true, false],
    [when('rfiderSequenceNumber', 5, '15'), false, true],
    [when('rfiderSequenceNumber', 6, '14'), true, false],
    [when('rfiderSequenceNumber', 6, '15'), false, false],
    [when('rfiderSequenceNumber', 7, '16'), true, false],
    [when('rfiderSequenceNumber', 7, '15'), false, false],
    [when('rfiderSequenceNumber', 8, '15-15'), true, false],
    [when('rfiderSequenceNumber', 8, '1 - 15'), true, false],
    [when('rfiderSequenceNumber', 8, '16-20'), false, false],
    [when('itemStatus', 2, '1,2'), true, false],
    [when('itemStatus', 2, '1,3'), false, false],
    [when('itemStatus', 3, '2'), false, true],
    [when('country', 2, 'pe, co'), true, false],
    [when('country', 3, 'CO'), false, true],
    [when('language', 2, 'en'), true, false],
    [when('language', 2, 'EN-gb'), true, false],
    [when('language', 2, 'en-US,de-DE'), false, false],
    [when('language', 3, 'fr,es'), true, true],
    [when('language', 3, 'de'), false, true],
  ])('%j', (condition, forSomebody, forNobody) => {
    expect([isShownTo([condition], somebody), isShownTo([condition], nobody)]).toEqual([forSomebody, forNobody])
  })

  test('a language does not stand for another that begins with its letters', () => {
    expect(isShownTo([when('language', 2, 'fi')], { ...nobody, languages: ['fil'] })).toBe(false)
    expect(isShownTo([when('language', 2, 'en-GB')], { ...nobody, languages: ['en'] })).toBe(false)
  })
})

/** Text that a person or another program may have written: mostly nearly right. */
const valueText = fc.oneof(
  fc.string(),
  fc.nat(30).map(String),
  fc.tuple(fc.nat(30), fc.nat(30)).map(([from, to]) => `${from}-${to}`),
  fc.array(fc.constantFrom(...countryCodes, ...languageCodes, '1', '2', UNIT, OTHER), { maxLength: 4 }).map((parts) => parts.join(',')),
)
const anyCondition = fc.record({
  property: fc.constantFrom(...displayConditionProperties),
  operator: fc.constantFrom(...Object.values(displayConditionOperators)),
  value: valueText,
})
const goodCondition = anyCondition.filter((condition) => checkDisplayCondition(condition) === undefined)
const anyVisitor: fc.Arbitrary<Visitor> = fc.record({
  isAdmin: fc.boolean(),
  itemId: fc.option(fc.constantFrom(UNIT, OTHER), { nil: undefined }),
  batchId: fc.option(fc.constantFrom(UNIT, OTHER), { nil: undefined }),
  sequenceNumber: fc.option(fc.nat(30), { nil: undefined }),
  itemStatus: fc.option(fc.nat(4), { nil: undefined }),
  country: fc.option(fc.constantFrom(...countryCodes), { nil: undefined }),
  languages: fc.array(fc.constantFrom(...languageCodes, 'en-GB', 'pt-BR'), { maxLength: 3 }),
})
const opposite: Partial<Record<DisplayConditionOperator, DisplayConditionOperator>> = { 0: 1, 2: 3, 4: 5 }

describe('for every condition and visitor', () => {
  test('several conditions hold where each holds, and none hide nothing', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 5 }), anyVisitor, (conditions, visitor) => {
        expect(isShownTo(conditions, visitor)).toBe(conditions.every((condition) => isShownTo([condition], visitor)))
      }),
    )
  })

  test('a "not" is the opposite', () => {
    fc.assert(
      fc.property(goodCondition, anyVisitor, (condition, visitor) => {
        const operator = opposite[condition.operator]
        fc.pre(operator !== undefined && condition.property !== 'onlyAdmin')
        expect(isShownTo([{ ...condition, operator }], visitor)).toBe(!isShownTo([condition], visitor))
      }),
    )
  })

  test('what an editor would refuse is shown to nobody', () => {
    fc.assert(
      fc.property(anyCondition, anyVisitor, (condition, visitor) => {
        fc.pre(checkDisplayCondition(condition) !== undefined)
        expect(isShownTo([condition], visitor)).toBe(false)
      }),
    )
  })

  test('a number is below, at or above another, and between itself and itself', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (found, bound) => {
        const visitor = { ...nobody, sequenceNumber: found }
        const holds = (operator: DisplayConditionOperator, value = String(bound)) =>
          isShownTo([when('rfiderSequenceNumber', operator, value)], visitor)
        expect([holds(7), holds(4), holds(6)].filter(Boolean)).toHaveLength(1)
        expect(holds(8, `${bound}-${bound}`)).toBe(holds(4))
        expect(holds(8, `${Math.min(found, bound)}-${Math.max(found, bound)}`)).toBe(true)
      }),
    )
  })

  test('the order of a list does not matter', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...countryCodes], { minLength: 1 }), anyVisitor, (list, visitor) => {
        const given = isShownTo([when('country', 2, list.join(','))], visitor)
        expect(given).toBe(isShownTo([when('country', 2, list.toSorted().join(' , '))], visitor))
        expect(given).toBe(visitor.country !== undefined && list.includes(visitor.country))
      }),
    )
  })
})

describe('what an editor takes', () => {
  const unitStatuses = [{ value: 0, name: 'Packed' }, { value: 1, name: 'Shipped' }, UNKNOWN_UNIT_STATUS]

  test.each<[DisplayCondition, ReturnType<typeof checkDisplayCondition>]>([
    [when('onlyAdmin', 0, 'admin'), undefined],
    [when('onlyAdmin', 0, 'owner'), { reason: 'not_an_option', values: ['owner'] }],
    [when('itemId', 0, `${UNIT},${OTHER}`), { reason: 'not_one_value' }],
    [when('itemId', 2, ' , '), { reason: 'required' }],
    [when('rfiderSequenceNumber', 4, '0x1'), { reason: 'not_a_number' }],
    [when('rfiderSequenceNumber', 4, '-1'), { reason: 'not_a_number' }],
    [when('rfiderSequenceNumber', 4, '1,2'), { reason: 'not_a_number' }],
    [when('rfiderSequenceNumber', 8, '1'), { reason: 'not_a_range' }],
    [when('rfiderSequenceNumber', 8, '1-2-3'), { reason: 'not_a_range' }],
    [when('rfiderSequenceNumber', 8, '-2'), { reason: 'not_a_range' }],
    [when('rfiderSequenceNumber', 8, '20-10'), { reason: 'range_reversed' }],
    [when('itemStatus', 2, '0,1'), undefined],
    [when('itemStatus', 2, '0,7,-1'), { reason: 'not_an_option', values: ['7', '-1'] }],
    [when('country', 2, 'CO,XX,de'), { reason: 'not_an_option', values: ['XX'] }],
    [when('language', 3, 'en,en-GB,en-XX'), { reason: 'not_an_option', values: ['en-XX'] }],
  ])('%j', (condition, problem) => {
    expect(checkDisplayCondition(condition, { unitStatuses })).toEqual(problem)
  })

  test('each property takes its own operators and no others', () => {
    const values: Record<DisplayConditionProperty, string> = {
      onlyAdmin: 'admin',
      itemId: UNIT,
      batchId: UNIT,
      rfiderSequenceNumber: '1',
      itemStatus: '1',
      country: 'CO',
      language: 'en',
    }
    for (const property of displayConditionProperties)
      for (const operator of Object.values(displayConditionOperators)) {
        const problem = checkDisplayCondition(when(property, operator, operator === 8 ? '1-2' : values[property]))
        const isAllowed = allowedOperators[property].includes(operator)
        expect([property, operator, problem]).toEqual([property, operator, isAllowed ? undefined : { reason: 'operator_not_allowed' }])
      }
    expect(allowedOperators).toEqual({
      onlyAdmin: [0],
      itemId: [0, 1, 2, 3],
      batchId: [2, 3],
      rfiderSequenceNumber: [4, 5, 6, 7, 8],
      itemStatus: [2, 3],
      country: [2, 3],
      language: [2, 3],
    })
  })
})

describe('options', () => {
  test('every country has a name in every language of the interface, and is there once', () => {
    for (const locale of languages) {
      const options = countryOptions(locale)
      expect(options.filter(({ value, label }) => value === label)).toEqual([])
      expect(new Set(options.map(({ value }) => value)).size).toBe(250)
    }
    const german = new Map(countryOptions('de').map(({ value, label }) => [value, label]))
    expect(['CO', 'DE', 'XK'].map((code) => german.get(code))).toEqual(['Kolumbien', 'Deutschland', 'Kosovo'])
  })

  test('every language has a name, and its variants follow it', () => {
    const options = languageOptions('de')
    expect(options.filter(({ value, label }) => value === label)).toEqual([])
    expect(languageCodes).toHaveLength(183)
    const english = options.findIndex(({ value }) => value === 'en')
    const variants = languageGroups.get('en') ?? []
    expect(options[english]).toEqual({ value: 'en', label: 'Englisch' })
    expect(options.slice(english + 1, english + 1 + variants.length).map(({ group }) => group)).toEqual(variants.map(() => 'en'))
    expect(options.find(({ value }) => value === 'en-GB')).toEqual({
      value: 'en-GB',
      label: 'Englisch (Vereinigtes Königreich)',
      group: 'en',
    })
    for (const [language, these] of languageGroups)
      for (const tag of these) {
        expect([tag, countryCodes.includes(tag.slice(3))]).toEqual([tag, true])
        expect(languageCodes).toContain(language)
      }
  })

  test("an organization's statuses are offered without the unknown one", () => {
    expect(unitStatusOptions([{ value: 0, name: 'Packed' }, UNKNOWN_UNIT_STATUS])).toEqual([{ value: '0', label: 'Packed' }])
  })
})
