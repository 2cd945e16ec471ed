import type { Widget } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** The bounds of a number or day in words, so that nobody has to run into them; `undefined` when there are none. */
export const rangeHint = (parameters: Widget['parameters'], t: Translate, format: Format): string | undefined => {
  if (parameters.input !== 'number' && parameters.input !== 'date') return undefined
  const write = (bound: string | number) => (typeof bound === 'number' ? format.number(bound) : format.day(bound))
  const { min, max } = parameters
  if (min !== undefined && max !== undefined) return t('task-run:range_between', { min: write(min), max: write(max) })
  if (min !== undefined) return t('task-run:range_from', { min: write(min) })
  if (max !== undefined) return t('task-run:range_to', { max: write(max) })
  return undefined
}
