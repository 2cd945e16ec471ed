import { checkBaseAttribute, toAttributeReason } from '@tracemark/api/rules'
import type { AttributeLine, FieldProblem } from '@tracemark/api/schemas'
import { isNoNumber } from '../../../components/ListForm/ValueField.tsx'
import { fieldText } from '../../../errors/field-text.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'
import type { KnownAttribute } from './known-attribute.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the value of an attribute can be chosen from, where it is one of few. An own attribute without valid values takes any. */
export const getChoices = ({ values = [], options }: Pick<KnownAttribute, 'values' | 'options'>): readonly string[] | undefined =>
  values.length > 0 ? values : options?.map(({ value }) => value)

const EXAMPLE = '2026-12-25'

/** What is said at a value that is refused. */
export const attributeProblemText = (
  t: Translate,
  format: Format,
  { type }: Pick<AttributeLine, 'type'>,
  problem: Pick<FieldProblem, 'code' | 'params'>,
): string =>
  type === 'date' && problem.code === 'date_invalid'
    ? t('asset-page:date_example', { example: format.day(EXAMPLE), iso: EXAMPLE })
    : fieldText(t, format, problem)

/** Why a value can't be saved as it is. What is chosen from a list of the server's is checked there. */
export const findAttributeProblem = (
  { value, type }: AttributeLine,
  base: KnownAttribute | undefined,
): Pick<FieldProblem, 'code' | 'params'> | undefined => {
  const text = value.trim()
  if (text === '') return { code: 'required' }
  if (isNoNumber(type, text)) return { code: 'not_a_number' }
  if (type === 'boolean' && text !== 'true' && text !== 'false') return { code: 'not_one_of' }
  if (type === 'date' && !DAY.test(text)) return { code: 'date_invalid' }
  if (!base) return undefined
  if (getChoices(base)?.includes(text) === false) return { code: 'not_one_of' }
  if (!base.specification || base.specification.lookup !== undefined) return undefined
  const { reason } = checkBaseAttribute(base.specification, { value: text }, { units: [] })
  return reason && toAttributeReason(base.specification, reason)
}
