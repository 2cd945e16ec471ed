import { readAnswerPlace } from '@tracemark/api/rules'
import type { AnswerValue, Widget } from '@tracemark/api/schemas'
import { coordinatesText } from '../../../i18n/coordinates-text.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'
import type { Given } from './merge-answers.ts'

const placeText = (value: AnswerValue, t: Translate, format: Format): string | undefined => {
  if (typeof value !== 'string') return undefined
  const place = readAnswerPlace({ input: 'location', value })
  if (place?.by === 'skipped') return t(`task-more:place.reason_${place.reason}`)
  return place?.location && coordinatesText(place.location.point.coordinates, t, format)
}

const answerText = ({ parameters }: Widget, value: AnswerValue, t: Translate, format: Format): string => {
  if (typeof value === 'boolean') return t(value ? 'task-run:yes' : 'task-run:no')
  if (parameters.input === 'choice') return parameters.options.find((option) => option.value === value)?.label ?? String(value)
  if (parameters.input === 'location') return placeText(value, t, format) ?? String(value)
  const text = typeof value === 'number' ? format.number(value) : parameters.input === 'date' ? format.recordedDay(value) : value
  return 'unit' in parameters && parameters.unit !== undefined ? `${text} ${parameters.unit}` : text
}

/** What was given to a question in one version, in words; empty where nothing was. */
export const givenText = (widget: Widget, { answers, files }: Given, t: Translate, format: Format): string => {
  const value = answers[widget.id]
  const names = (files[widget.id] ?? []).map(({ name }) => name)
  return [...(value === undefined ? [] : [answerText(widget, value, t, format)]), ...names].join(', ')
}
