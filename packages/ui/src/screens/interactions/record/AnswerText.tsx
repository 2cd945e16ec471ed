import { readAnswerPlace } from '@tracemark/api/rules'
import type { Location, RecordedAnswer } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { PlaceText } from './PlaceText.tsx'

interface AnswerTextProps {
  answer: RecordedAnswer
  /** Places of the record: one that is answered is called what it is called there. */
  places: readonly (Location | undefined)[]
}

/** An answer as people read it: by the kind of its question, never by what it looks like. Each digit and blank is as it was recorded. */
export const AnswerText = ({ answer, places }: AnswerTextProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { input, value, unit } = answer
  const place = readAnswerPlace(answer, places)
  if (place?.by === 'skipped') return t('interaction-page:place_skipped', { reason: t(`task-more:place.reason_${place.reason}`) })
  if (place?.location) return <PlaceText location={place.location} />
  if (typeof value === 'boolean') return t(value ? 'forms:attributes.true' : 'forms:attributes.false')
  const text = typeof value === 'number' ? format.number(value) : input === 'date' ? format.recordedDay(value) : value
  return <span style={{ whiteSpace: 'pre-wrap' }}>{unit === undefined ? text : `${text} ${unit}`}</span>
}
