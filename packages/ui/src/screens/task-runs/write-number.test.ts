import { languages } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { writeBound, writeNumber } from './write-number.ts'

test.each(languages)('%s writes small counts as its formatter does', (language) => {
  const format = createFormat(language, () => new Date(0))
  const values = [0, 7, 42, 999, 1_000, 1_740.5, -3, 0.5]
  expect(values.map((value) => writeNumber(value, format))).toEqual(values.map((value) => format.number(value)))
  const bounds = [0, 999, 2_100, 9_999, 10_000, 1_740.5, -3]
  expect(bounds.map((value) => writeBound(value, format))).toEqual(bounds.map((value) => format.decimal(value)))
})
