import { codeLengths, nameCharacter, plainCode, wrongCharacterPlace } from '@tracemark/api/rules'
import type { IdentificationCode, IdentificationCodeVerdict } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { formatAlternatives } from './code-lengths-text.ts'

export type Verdict = z.infer<typeof IdentificationCodeVerdict>
type Code = Pick<IdentificationCode, 'type' | 'value'>

/** Where the expected code differs, from 0: its check digit. */
const findDifference = (code: string, expected: string): number => [...expected].findIndex((digit, index) => digit !== code[index])

/** What is wrong with a code, and where: places are counted without what stands between groups of digits. Undefined where nothing is, or nothing is entered. */
export const verdictText = (t: Translate, format: Format, { type, value }: Code, verdict: Verdict): string | undefined => {
  const code = plainCode(type, value)
  if (verdict.valid || verdict.reason === 'empty') return undefined
  if (verdict.reason === 'taken')
    return verdict.thing ? t('identification-codes:check.taken_by', { name: verdict.thing.name }) : t('identification-codes:check.taken')
  if (type === 'custom') return t('forms:problem.identifier_invalid')
  const { expected } = verdict
  if (expected !== undefined) {
    const place = findDifference(code, expected)
    return t('forms:identifier.check_digit', { place: place + 1, digit: expected.charAt(place) })
  }
  const place = wrongCharacterPlace(type, code)
  if (place !== undefined && verdict.reason !== 'wrong_length')
    return t('identification-codes:check.character', { character: nameCharacter([...code][place - 1] ?? ''), place })
  const { digits, max } = codeLengths(type)
  const count = code.length
  if (digits.length === 0 || count > (digits.at(-1) ?? 0)) return t('identification-codes:check.length', { max, count })
  return t('identification-codes:check.digits', { type: type.toUpperCase(), lengths: formatAlternatives(digits, format), count })
}
