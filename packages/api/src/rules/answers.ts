import type { Answers, AnswerValue, Widget } from '../schemas/index.ts'

export type AnswerProblemReason =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'not_an_option'
  | 'not_a_date'
  | 'too_early'
  | 'too_late'
  | 'unknown_widget'
  | 'wrong_type'

/** Why an answer can't be taken; `min` and `max` are the bounds it should have kept. */
export interface AnswerProblem {
  widgetId: string
  reason: AnswerProblemReason
  min?: number | string
  max?: number | string
}

type Finding = Omit<AnswerProblem, 'widgetId'>
type Parameters = Widget['parameters']

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string) => {
  if (!DAY.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

const checkText = (value: string, { minLength, maxLength }: Extract<Parameters, { input: 'text' }>): Finding | undefined => {
  const bounds = { ...(minLength !== undefined && { min: minLength }), ...(maxLength !== undefined && { max: maxLength }) }
  if (minLength !== undefined && value.length < minLength) return { reason: 'too_short', ...bounds }
  if (maxLength !== undefined && value.length > maxLength) return { reason: 'too_long', ...bounds }
  return undefined
}

const checkNumber = (value: number, { min, max }: Extract<Parameters, { input: 'number' }>): Finding | undefined => {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  if (!Number.isFinite(value)) return { reason: 'not_a_number' }
  if (min !== undefined && value < min) return { reason: 'too_small', ...bounds }
  if (max !== undefined && value > max) return { reason: 'too_large', ...bounds }
  return undefined
}

const checkDay = (value: string, { min, max }: Extract<Parameters, { input: 'date' }>): Finding | undefined => {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  if (!isDay(value)) return { reason: 'not_a_date' }
  if (min !== undefined && value < min) return { reason: 'too_early', ...bounds }
  if (max !== undefined && value > max) return { reason: 'too_late', ...bounds }
  return undefined
}

const checkValue = (parameters: Parameters, value: AnswerValue): Finding | undefined => {
  switch (parameters.input) {
    case 'text':
      return typeof value === 'string' ? checkText(value, parameters) : { reason: 'wrong_type' }
    case 'number':
      return typeof value === 'number' ? checkNumber(value, parameters) : { reason: 'not_a_number' }
    case 'choice':
      return parameters.options.some((option) => option.value === value) ? undefined : { reason: 'not_an_option' }
    case 'date':
      return typeof value === 'string' ? checkDay(value, parameters) : { reason: 'not_a_date' }
    case 'yesno':
      return typeof value === 'boolean' ? undefined : { reason: 'wrong_type' }
  }
}

const isEmpty = (value: AnswerValue | undefined): value is undefined | '' =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

/** Why this one answer can't be taken, or `undefined` when it can. */
export const checkAnswer = (widget: Widget, value: AnswerValue | undefined): AnswerProblem | undefined => {
  if (isEmpty(value)) return widget.parameters.required ? { widgetId: widget.id, reason: 'required' } : undefined
  const finding = checkValue(widget.parameters, value)
  return finding && { widgetId: widget.id, ...finding }
}

/** All that keeps these answers from being taken, in the order of the widgets. Device and server hold the same rules. */
export const checkAnswers = (widgets: readonly Widget[], answers: Answers): AnswerProblem[] => {
  const known = new Set(widgets.map((widget) => widget.id))
  const unknown = Object.keys(answers).filter((id) => !known.has(id))
  return [
    ...widgets.flatMap((widget) => checkAnswer(widget, Object.hasOwn(answers, widget.id) ? answers[widget.id] : undefined) ?? []),
    ...unknown.map((widgetId): AnswerProblem => ({ widgetId, reason: 'unknown_widget' })),
  ]
}
