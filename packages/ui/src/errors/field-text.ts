import type { FieldProblem } from '@tracemark/api/schemas'
import type { Translate } from '../i18n/keys.ts'

/** What is said at a field that is refused. A bound that its code did not bring can not be said. */
export const fieldText = (t: Translate, { code, params = {} }: Pick<FieldProblem, 'code' | 'params'>): string => {
  const { minimum, maximum } = params
  switch (code) {
    case 'too_short':
    case 'too_long':
      if (minimum !== undefined && maximum !== undefined) return t('fields:length_between', { minimum, maximum })
      return counted(t, code, minimum ?? maximum)
    case 'too_few':
      return counted(t, code, minimum)
    case 'too_many':
      return counted(t, code, maximum)
    case 'too_many_decimals':
      return maximum === 0 ? t('fields:not_whole') : counted(t, code, maximum)
    case 'too_small':
    case 'too_big':
      if (minimum !== undefined && maximum !== undefined) return t('fields:out_of_range', { minimum, maximum })
      return bounded(t, code, minimum ?? maximum)
    case 'not_above':
    case 'too_early':
      return bounded(t, code, minimum)
    case 'not_below':
    case 'too_late':
      return bounded(t, code, maximum)
    default:
      return t(`fields:${code}`)
  }
}

type Bound = number | string | undefined

const counted = (t: Translate, code: 'too_short' | 'too_long' | 'too_few' | 'too_many' | 'too_many_decimals', count: Bound): string =>
  typeof count === 'number' ? t(`fields:${code}`, { count }) : t('fields:other')

const bounded = (
  t: Translate,
  code: 'too_small' | 'too_big' | 'not_above' | 'not_below' | 'too_early' | 'too_late',
  bound: Bound,
): string => (bound === undefined ? t('fields:other') : t(`fields:${code}`, { minimum: bound, maximum: bound }))
