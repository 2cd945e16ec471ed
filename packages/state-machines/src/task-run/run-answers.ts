import { takeLine, writePlace } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Location, TaskRun, TaskRunUpdate } from '@tracemark/api/schemas'
import { type RunReport, sentReport } from './run-report.ts'

/** Why a record has no place, where the worker says nothing else. */
const PLACE_NOT_FOUND = writePlace({ by: 'skipped', reason: 'not_found' })

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

/** The answers as they go over the wire, with where and when. All of them: one that was taken back may be there already. */
export const toTaskRunUpdate = (
  { config }: TaskRun,
  answers: Answers,
  report: RunReport,
  location?: Location,
  placeNote: string = PLACE_NOT_FOUND,
): TaskRunUpdate => ({
  widgets: Object.fromEntries(
    config.widgets.map(({ id, parameters: { label, input } }) => [id, { label, input, value: answers[id] ?? null }]),
  ),
  metadata: { ...sentReport(report), ...(location ? { location } : { placeNote }) },
})
