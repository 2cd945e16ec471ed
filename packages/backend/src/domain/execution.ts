import { checkAnswers } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Classification, FieldProblem, TaskConfig, TaskResultMessage } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'

type Problem = z.infer<typeof FieldProblem>

const fieldProblems = (problems: ReturnType<typeof checkAnswers>): Problem[] =>
  problems.map(({ widgetId, reason }) => ({ path: ['widgets', widgetId], message: reason }))

/** What keeps a draft from being kept. A required answer may still be missing. */
export const draftProblems = ({ widgets }: TaskConfig, answers: Answers): Problem[] =>
  fieldProblems(checkAnswers(widgets, answers).filter(({ reason }) => reason !== 'required'))

/** What keeps answers from becoming a record. */
export const recordProblems = ({ widgets }: TaskConfig, answers: Answers): Problem[] => fieldProblems(checkAnswers(widgets, answers))

/** Answers as a record keeps them: in the order of the questions, each with the label and unit that it was asked with. */
export const recordedAnswers = (
  { widgets }: TaskConfig,
  answers: Answers,
): { widgetId: string; label: string; value: AnswerValue; unit?: string }[] =>
  widgets.flatMap(({ id, parameters }) => {
    const value = answers[id]
    if (value === undefined || value === '') return []
    const unit = parameters.input === 'number' ? parameters.unit : undefined
    return [{ widgetId: id, label: parameters.label, value, ...(unit !== undefined && { unit }) }]
  })

export const resultMessageText = (
  messages: Partial<Record<Classification | 'otherwise', TaskResultMessage>>,
  classification: Classification,
): string | undefined => {
  const message = messages[classification] ?? messages.otherwise
  return message && JSON.stringify(message)
}

/** A device's clock may run ahead; what is reported can't lie after the moment it was recorded. */
export const reportedDate = (reported: Date | undefined, recorded: Date): Date => (reported && reported < recorded ? reported : recorded)
