import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identificationCodeTypes } from '../schemas/index.ts'
import { gtinCheckDigit } from './gs1.ts'
import { checkIdentificationCode, codeLengths, plainCode, wrongCharacterPlace } from './identification-code.ts'

type CodeType = (typeof identificationCodeTypes)[number]

// Examples of the GS1 General Specifications and of GS1's own pages, and what becomes of them.
test.each<[CodeType, string, string]>([
  ['gtin', '96385074', 'valid'],
  ['gtin', '614141999996', 'valid'],
  ['gtin', '4006381333931', 'valid'],
  ['gtin', '10614141000415', 'valid'],
  ['gtin', '4 006381 333931', 'valid'],
  ['gtin', '4006381333932', 'wrong_check_digit'],
  ['gtin', '400638133393', 'wrong_check_digit'],
  ['gtin', '40063813339', 'wrong_length'],
  ['gtin', '40063813339A1', 'not_digits'],
  ['sgtin', '10614141000415.SER-2026/7', 'valid'],
  ['sgtin', '10614141000415', 'valid'],
  ['sgtin', `10614141000415.${'1'.repeat(21)}`, 'wrong_length'],
  ['sgtin', '10614141000415.ä', 'wrong_characters'],
  ['gln', '9506000134352', 'valid'],
  ['gln', '9506000134353', 'wrong_check_digit'],
  ['sscc', '106141412345678908', 'valid'],
  ['sscc', '106141412345678900', 'wrong_check_digit'],
  ['sscc', '10614141234567890', 'wrong_length'],
  ['grai', '9506000134352', 'valid'],
  ['grai', '9506000134352CRATE-1', 'valid'],
  ['grai', `9506000134352${'1'.repeat(17)}`, 'wrong_length'],
  ['grai', '9506000134352 1', 'wrong_characters'],
  ['giai', '9506000ABC-17', 'valid'],
  ['giai', 'ABC-17', 'wrong_characters'],
  ['giai', `9506${'1'.repeat(27)}`, 'wrong_length'],
  ['gsrn', '735005385000000011', 'valid'],
  ['gsrn', '735005385000000010', 'wrong_check_digit'],
  ['gdti', '9506000134352', 'valid'],
  ['gdti', '9506000134352INV-26-0001', 'valid'],
  ['gdti', `9506000134352${'1'.repeat(18)}`, 'wrong_length'],
  ['gcn', '9506000134352123456789012', 'valid'],
  ['gcn', '9506000134352A', 'wrong_characters'],
  ['gsin', '95060001343520008', 'wrong_check_digit'],
  // They begin as what stands before such a code on a label.
  ['grai', '8003000000004', 'wrong_check_digit'],
  ['gsin', '40200000000000005', 'wrong_check_digit'],
  ['gdti', '2530000000001', 'wrong_check_digit'],
  ['ginc', '9506000134352ABC', 'valid'],
  ['cpid', '95060001343#4-A/1', 'valid'],
  ['cpid', '95060001343a', 'wrong_characters'],
  ['custom', 'whatever', 'valid'],
  ['custom', ' ', 'empty'],
])('as a %s, %j is %s', (type, value, expected) => {
  const { valid, reason } = checkIdentificationCode(type, value)
  expect(valid ? 'valid' : reason).toBe(expected)
})

describe.each<[CodeType, number]>([
  ['gtin', 8],
  ['gtin', 12],
  ['gtin', 13],
  ['gtin', 14],
  ['gln', 13],
  ['sscc', 18],
  ['grai', 13],
  ['gsrn', 18],
  ['gdti', 13],
  ['gcn', 13],
  ['gsin', 17],
])('a %s of %d digits', (type, length) => {
  const digits = fc.stringMatching(new RegExp(`^[0-9]{${length - 1}}$`))

  test('is valid with its check digit', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(checkIdentificationCode(type, text + gtinCheckDigit(text))).toEqual({ valid: true })
      }),
    )
  })

  test('is not with any other, and says which it would be', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (text, by) => {
        const right = gtinCheckDigit(text)
        const wrong = String((Number(right) + by) % 10)
        expect(checkIdentificationCode(type, text + wrong)).toEqual({ valid: false, reason: 'wrong_check_digit', expected: text + right })
      }),
    )
  })

  test('shows any one digit that is wrong', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const code = text + gtinCheckDigit(text)
        const place = at % code.length
        const other = String((Number(code[place]) + by) % 10)
        expect(checkIdentificationCode(type, code.slice(0, place) + other + code.slice(place + 1)).valid).toBe(false)
      }),
    )
  })
})

test.each<[CodeType, string, string]>([
  ['gtin', ' 9 506000 134352 ', '9506000134352'],
  ['gtin', '950\u00a06000-1343\u201152', '9506000134352'],
  ['sscc', '1-0614141-234567890-8', '106141412345678908'],
  ['sgtin', '1 0614141 00041 5.SER-2026', '10614141000415.SER-2026'],
  ['gdti', '950-6000-13435-2-INV-26', '9506000134352-INV-26'],
  ['grai', '9506000134352 1', '9506000134352 1'],
  ['grai', '800309506000134352', '9506000134352'],
  ['giai', '9506000-ABC-17', '9506000-ABC-17'],
  ['custom', ' LOT 7-A ', 'LOT 7-A'],
])('as a %s, %j is kept as %j', (type, value, plain) => {
  expect(plainCode(type, value)).toBe(plain)
})

test('no text of any type makes it fail', () => {
  fc.assert(
    fc.property(fc.constantFrom(...identificationCodeTypes), fc.string({ maxLength: 64 }), (type, value) => {
      expect(typeof checkIdentificationCode(type, value).valid).toBe('boolean')
    }),
  )
})

test.each([
  ['gtin', '95O6000134352', 3],
  ['gtin', '9506000134352', undefined],
  ['sgtin', '09506000134352.A 7', 17],
  ['gdti', '9506000134352é', 14],
  ['giai', '95x6000', 3],
] as const)('the first character that a %s can not have is found', (type, value, place) => {
  expect(wrongCharacterPlace(type, value)).toBe(place)
})

test('lengths count digits, and what may follow them', () => {
  expect([codeLengths('gtin'), codeLengths('gdti'), codeLengths('cpid')]).toEqual([
    { digits: [8, 12, 13, 14], max: 14 },
    { digits: [13], max: 30 },
    { digits: [], max: 30 },
  ])
})

test.each([
  ['gtin', '(01)09506000134352', '9506000134352'],
  ['gtin', ']d20109506000134352\u001d10LOT-7', '9506000134352'],
  ['gtin', 'https://id.gs1.org/01/09506000134352/10/LOT-7', '9506000134352'],
  ['sgtin', '010950600013435221A7', '09506000134352.A7'],
  ['grai', '(8003)09506000134352X1', '9506000134352X1'],
  ['ginc', '(401)401234512345', '401234512345'],
  ['ginc', '401234512345', '401234512345'],
  ['giai', '80041234ABC', '80041234ABC'],
  ['custom', '(01)09506000134352', '(01)09506000134352'],
] as const)('a %s that a scanner read as %j is kept as %j', (type, value, kept) => {
  expect(plainCode(type, value)).toBe(kept)
})

test.each(['\u200e9501101530003', '9501101530003\u200b', '\u202a9501101530003\u202c', '９５０１１０１５３０００３'])(
  '%j is a valid GTIN',
  (value) => {
    expect(checkIdentificationCode('gtin', value)).toEqual({ valid: true })
    expect(plainCode('gtin', value)).toBe('9501101530003')
  },
)
