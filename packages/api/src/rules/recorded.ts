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

/** Files as a record keeps them. */
export const recordedAttachments = (config: TaskConfig, attachments: readonly TaskRunAttachment[]): RecordedAttachment[] =>
  attachments.map((attachment) => ({ ...attachment, ...questionIn(config, attachment.stepId) }))
