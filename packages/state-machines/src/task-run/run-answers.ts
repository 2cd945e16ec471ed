import { takeLine } from '@tracemark/api/rules'
import type { Answers, AnswerValue, TaskRun } from '@tracemark/api/schemas'

const isEmpty = (value: AnswerValue | undefined): value is undefined =>
  value === undefined || (typeof value === 'string' && takeLine(value) === '')

/** What a run begins with: answers that the server has, then those given, of widgets that the task still has. */
export const beginAnswers = ({ config, executionData }: TaskRun, given: Answers = {}): Answers => {
  const known = { ...executionData, ...given }
  return Object.fromEntries(
    config.widgets.flatMap(({ id }): [string, AnswerValue][] => {
      const value = Object.hasOwn(known, id) ? known[id] : undefined
      return isEmpty(value) ? [] : [[id, value]]
    }),
  )
}

/** The answers with one changed, or the same object without a change; an empty value takes the answer away. */
export const withAnswer = (answers: Answers, widgetId: string, value: AnswerValue | undefined): Answers => {
  const { [widgetId]: before, ...others } = answers
  if (Object.is(before, isEmpty(value) ? undefined : value)) return answers
  return isEmpty(value) ? others : { ...others, [widgetId]: value }
}
