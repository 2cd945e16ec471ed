import type { FieldProblem } from '@tracemark/api/schemas'
import type { Format } from '../i18n/format.ts'
import type { Translate } from '../i18n/keys.ts'

type Bound = number | string | undefined

/** What is said at a field that is refused, with numbers as the language writes them. A bound that its code did not bring can not be said. */
export const fieldText = (t: Translate, format: Format, { code, params = {} }: Pick<FieldProblem, 'code' | 'params'>): string => {
  const { minimum, maximum } = params
  const written = (bound: number | string): string => (typeof bound === 'number' ? format.number(bound) : bound)
  /** A value may be a year. */
  const valued = (bound: number | string): string => (typeof bound === 'number' ? format.decimal(bound) : bound)
  const counted = (key: 'too_short' | 'too_long' | 'too_few' | 'too_many' | 'too_many_decimals', count: Bound): string =>
    typeof count === 'number' ? t(`forms:problem.${key}`, { count, shown: written(count) }) : t('forms:problem.other')
  const bounded = (key: 'too_small' | 'too_big' | 'not_above' | 'not_below' | 'too_early' | 'too_late', bound: Bound): string =>
    bound === undefined ? t('forms:problem.other') : t(`forms:problem.${key}`, { minimum: valued(bound), maximum: valued(bound) })
  const between = (key: 'length_between' | 'out_of_range', write: typeof written): string | undefined =>
    minimum === undefined || maximum === undefined
      ? undefined
      : t(`forms:problem.${key}`, { minimum: write(minimum), maximum: write(maximum) })
  switch (code) {
    case 'too_short':
    case 'too_long':
      return between('length_between', written) ?? counted(code, minimum ?? maximum)
    case 'too_few':
      return counted(code, minimum)
    case 'too_many':
      return counted(code, maximum)
    case 'too_many_decimals':
      return maximum === 0 ? t('forms:problem.not_whole') : counted(code, maximum)
    case 'too_small':
    case 'too_big':
      return between('out_of_range', valued) ?? bounded(code, minimum ?? maximum)
    case 'over_limit':
      return maximum === undefined || params.left === undefined
        ? t('forms:problem.other')
        : t('forms:problem.over_limit', { maximum: written(maximum), left: written(params.left) })
    case 'not_above':
    case 'too_early':
      return bounded(code, minimum)
    case 'not_below':
    case 'too_late':
      return bounded(code, maximum)
    default:
      return t(`forms:problem.${code}`)
  }
}
