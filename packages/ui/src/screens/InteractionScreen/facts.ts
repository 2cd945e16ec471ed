import type { InteractionDetail } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'

export interface Fact {
  label: string
  value: string
  note?: string | undefined
}

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)(\?|$)|^data:image\//i

/** Whether a file is one that can be looked at in the page. */
export const isPicture = (file: string): boolean => PICTURE.test(file)

/** What is known of a record, in words of the language: what was recorded where, when, by whom; an answer as it reads. */
export const useRecordFacts = (interaction: InteractionDetail | undefined) => {
  const t = useTranslate()
  const format = useFormat()
  const answer = (value: string | number | boolean, unit?: string): string => {
    if (typeof value === 'boolean') return t(value ? 'forms:attributes.true' : 'forms:attributes.false')
    const text = typeof value === 'number' ? format.number(value) : /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.day(value) : value
    return unit === undefined ? text : `${text} ${unit}`
  }
  if (!interaction) return { answer, lines: [] }
  const { reportedDate, recordDate, createdBy, valueChainElement, thing, item } = interaction
  const location = interaction.reportedLocation ?? interaction.recordLocation
  const accuracy = location?.pointAccuracy
  const meters = (distance: number) => format.number(Math.round(distance), { style: 'unit', unit: 'meter' })
  const line = (label: string, value: string | undefined, note?: string): Fact[] => (value === undefined ? [] : [{ label, value, note }])
  return {
    answer,
    lines: [
      ...line(t('interactions:column.thing'), thing.name),
      ...line(t('interactions:column.item'), item?.name),
      ...line(t('record:happened'), format.dateTime(reportedDate)),
      ...line(t('record:saved'), format.dateTime(recordDate)),
      ...line(
        t('interactions:column.place'),
        location?.place ??
          location?.point.coordinates
            .toReversed()
            .map((degrees) => format.number(degrees))
            .join(' / '),
        accuracy === undefined ? undefined : t('record:within', { distance: meters(accuracy) }),
      ),
      ...line(t('interactions:column.createdBy'), createdBy?.name),
      ...line(t('interactions:column.element'), valueChainElement?.name, valueChainElement?.valueChainName),
    ],
  }
}
