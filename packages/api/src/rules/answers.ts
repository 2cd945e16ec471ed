import type { Answers, AnswerValue, TaskRunAttachment, Widget } from '../schemas/index.ts'
import { takeLine, takeLines, takeScan } from '../schemas/take-text.ts'
import { isDay } from './day.ts'
import { readPlace } from './place.ts'
import { FILES_PER_ANSWER } from './upload.ts'

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
  | 'too_many_files'
  | 'not_a_place'
  | 'unknown_widget'
  | 'wrong_type'

/** Why an answer can't be taken; `min` and `max` are the bounds it should have kept. */
export interface AnswerProblem {
  widgetId: string
  reason: AnswerProblemReason
  min?: number | string
  max?: number | string
}

/** How many files there are for a question, by its id. */
export type AttachedCounts = { readonly [widgetId: string]: number }

type Finding = Omit<AnswerProblem, 'widgetId'>
type Parameters = Widget['parameters']

/** Of a typed signature. */
const NAME_MAX = 200

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
    case 'location':
      return typeof value === 'string' && readPlace(value) ? undefined : { reason: 'not_a_place' }
    case 'signature':
      return typeof value === 'string' && value.length <= NAME_MAX ? undefined : { reason: 'wrong_type' }
    case 'code':
    case 'evernymInvitation':
      return typeof value === 'string' ? undefined : { reason: 'wrong_type' }
    case 'photo':
    case 'file':
      return { reason: 'wrong_type' }
  }
}

const isEmpty = (value: AnswerValue | undefined): value is undefined | '' =>
  value === undefined || (typeof value === 'string' && takeLine(value) === '')

/** An answer as it is kept and measured. Options, days and places are written by a program: they stay as they are. */
const takeAnswer = (parameters: Parameters, value: AnswerValue): AnswerValue => {
  if (typeof value !== 'string') return value
  if (parameters.input === 'text') return parameters.multiline ? takeLines(value) : takeLine(value)
  if (parameters.input === 'code') return takeScan(value)
  return parameters.input === 'signature' ? takeLine(value) : value
}

/** Kinds that files answer; a signature may be a picture, or a name. */
const takesFiles = ({ input }: Parameters): boolean => input === 'photo' || input === 'file' || input === 'signature'

const checkFiles = (parameters: Parameters, attached: number): Finding | undefined => {
  if (parameters.input !== 'photo' && parameters.input !== 'file') return undefined
  const max = parameters.limit ?? FILES_PER_ANSWER
  return attached > max ? { reason: 'too_many_files', max } : undefined
}

/** Why this one answer can't be taken, or `undefined` when it can. `attached`: how many files it has. */
export const checkAnswer = (widget: Widget, value: AnswerValue | undefined, attached = 0): AnswerProblem | undefined => {
  const { id: widgetId, parameters } = widget
  // A file beside a question of another kind is welcome, and answers nothing.
  const isAnswered = !isEmpty(value) || (attached > 0 && takesFiles(parameters))
  if (!isAnswered) return parameters.required ? { widgetId, reason: 'required' } : undefined
  const finding = checkFiles(parameters, attached) ?? (isEmpty(value) ? undefined : checkValue(parameters, takeAnswer(parameters, value)))
  return finding && { widgetId, ...finding }
}

/** How many files each question has, of a run's attachments. */
export const countAttached = (attachments: readonly TaskRunAttachment[] = []): AttachedCounts => {
  const counts = new Map<string, number>()
  for (const { stepId } of attachments) counts.set(stepId, (counts.get(stepId) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const of = <Value>(values: { readonly [id: string]: Value }, id: string): Value | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined

/** Answers as they are kept: device and server measure what is kept. */
export const takeAnswers = (widgets: readonly Widget[], answers: Answers): Answers => {
  const known = new Map(widgets.map(({ id, parameters }) => [id, parameters]))
  return Object.fromEntries(
    Object.entries(answers).map(([id, value]) => {
      const parameters = known.get(id)
      return [id, parameters ? takeAnswer(parameters, value) : value]
    }),
  )
}

/** All that keeps these answers from being taken, in the order of the widgets. Device and server hold the same rules. */
export const checkAnswers = (widgets: readonly Widget[], answers: Answers, attached: AttachedCounts = {}): AnswerProblem[] => {
  const known = new Set(widgets.map((widget) => widget.id))
  const unknown = Object.keys(answers).filter((id) => !known.has(id))
  return [
    ...widgets.flatMap((widget) => checkAnswer(widget, of(answers, widget.id), of(attached, widget.id)) ?? []),
    ...unknown.map((widgetId): AnswerProblem => ({ widgetId, reason: 'unknown_widget' })),
  ]
}
