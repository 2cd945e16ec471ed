import type { Widget } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { writeBound } from './write-number.ts'

/** The bounds of a number or day in words, so that nobody has to run into them; `undefined` when there are none. */
export const rangeHint = (parameters: Widget['parameters'], t: Translate, format: Format): string | undefined => {
  switch (parameters.input) {
    case 'number': {
      const { min, max, unit } = parameters
      const last = (bound: number) => (unit === undefined ? writeBound(bound, format) : `${writeBound(bound, format)}\u00a0${unit}`)
      if (min !== undefined && max !== undefined) return t('task-run:range_between', { min: writeBound(min, format), max: last(max) })
      if (min !== undefined) return t('task-run:range_from', { min: last(min) })
      return max === undefined ? undefined : t('task-run:range_to', { max: last(max) })
    }
    case 'date': {
      const { min, max } = parameters
      if (min !== undefined && max !== undefined) return t('task-run:range_between', { min: format.day(min), max: format.day(max) })
      if (min !== undefined) return t('task-run:problem.too_early', { min: format.day(min) })
      return max === undefined ? undefined : t('task-run:problem.too_late', { max: format.day(max) })
    }
    default:
      return undefined
  }
}
