import type { Answers, RecordedAnswer, RecordedAttachment, TaskConfig, TaskRunAttachment } from '../schemas/index.ts'

/** A question as records keep it beside its answer, so that a later change of the task changes no record. */
export const questionIn = ({ widgets }: TaskConfig, id: string): Pick<RecordedAttachment, 'label' | 'input' | 'position'> => {
  const position = widgets.findIndex((widget) => widget.id === id)
  const parameters = widgets[position]?.parameters
  return parameters ? { label: parameters.label, input: parameters.input, position } : {}
}

/** Answers as a record keeps them: in the order of the questions, each with the label and unit that it was asked with. */
export const recordedAnswers = ({ widgets }: TaskConfig, answers: Answers): RecordedAnswer[] =>
  widgets.flatMap(({ id, parameters: { label, input, ...parameters } }, position) => {
    const value = answers[id]
    if (value === undefined || value === '') return []
    const unit = 'unit' in parameters ? parameters.unit : undefined
    return [{ widgetId: id, label, input, position, value, ...(unit !== undefined && { unit }) }]
  })

/** The answers of a record by the id of their question. */
export const toAnswers = (answers: readonly RecordedAnswer[]): Answers =>
  Object.fromEntries(answers.map(({ widgetId, value }) => [widgetId, value]))

/**
 * Answers and files as a correction leaves them. What the form does not ask of people stays: the answers of wallets, and those to
 * questions that it lacks.
 */
export const correctRecorded = (
  config: TaskConfig,
  before: { answers: readonly RecordedAnswer[]; attachments: readonly RecordedAttachment[] },
  given: { answers: Answers; attachments: readonly TaskRunAttachment[] },
): { answers: RecordedAnswer[]; attachments: RecordedAttachment[] } => {
  const asked = new Set(config.widgets.filter(({ parameters }) => parameters.input !== 'evernymInvitation').map(({ id }) => id))
  return {
    answers: [...recordedAnswers(config, given.answers), ...before.answers.filter(({ widgetId }) => !asked.has(widgetId))],
    attachments: [
      ...recordedAttachments(
        config,
        given.attachments.filter(({ stepId }) => asked.has(stepId)),
      ),
      ...before.attachments.filter(({ stepId }) => !asked.has(stepId)),
    ],
  }
}

/** Files as a record keeps them. */
export const recordedAttachments = (config: TaskConfig, attachments: readonly TaskRunAttachment[]): RecordedAttachment[] =>
  attachments.map((attachment) => ({ ...attachment, ...questionIn(config, attachment.stepId) }))

const toMinute = (instant: string): number => Math.floor(Date.parse(instant) / 60_000)

/** Whether it would be reported as later than it was recorded. People name minutes: the same one is no later. */
export const isAfterRecording = (reportedDate: string, recordDate: string): boolean => toMinute(reportedDate) > toMinute(recordDate)
