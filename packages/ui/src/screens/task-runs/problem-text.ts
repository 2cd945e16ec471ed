import type { AnswerProblem } from '@tracemark/api/rules'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { writeBound } from './write-number.ts'

/** What to do about an answer that can't be taken. */
export const problemText = ({ reason, min, max }: AnswerProblem, t: Translate, format: Format): string => {
  const write = (bound: string | number | undefined) =>
    typeof bound === 'number' ? writeBound(bound, format) : bound === undefined ? '' : format.day(bound)
  switch (reason) {
    case 'wrong_type':
    case 'unknown_widget':
      return t('task-run:problem.other')
    case 'not_a_number':
      return t('task-run:problem.not_a_number', { example: format.number(11.2) })
    default:
      return t(`task-run:problem.${reason}`, { min: write(min), max: write(max) })
  }
}
