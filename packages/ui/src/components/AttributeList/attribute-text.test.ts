import { expect, it } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { attributeText } from './attribute-text.ts'

const t = ((key: string) => key) as Translate

it.each([
  ['en', ['9,200\u00a0km', '22%', '2023', '1.5', 'about 12\u00a0kg']],
  ['de', ['9.200\u00a0km', '22\u00a0%', '2023', '1,5', 'about 12\u00a0kg']],
] as const)('amounts are written the way of %s', (language, texts) => {
  const format = createFormat(language, () => new Date())
  const write = (value: string, unit?: string) =>
    attributeText({ key: 'Any', type: 'number', value, ...(unit !== undefined && { unit }) }, t, format)
  expect([write('9200', 'km'), write('22', '%'), write('2023'), write('1.5'), write('about 12', 'kg')]).toEqual(texts)
})
