import { readPlace } from '@tracemark/api/rules'
import type { InteractionDetail } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { spanText } from '../../../i18n/clock-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { PlaceText } from './PlaceText.tsx'

export interface Fact {
  label: string
  value: ReactNode
  note?: string | undefined
  /** What it leads to. */
  href?: string | undefined
}

/** Where a record leads on to; each absent where there is no such page, or where the person may not open it. */
export interface RecordLinks {
  thing?: string | undefined
  item?: string | undefined
  /** All that the task recorded. */
  task?: string | undefined
  /** All that this person recorded. */
  createdBy?: string | undefined
  /** What visitors see. */
  publicPage?: string | undefined
}

/** The variant that the unit belongs to. */
export interface RecordVariant {
  name: string
  href?: string | undefined
}

/** What is known of a record, in words of the language: what was recorded where, when and by whom. */
export const useRecordFacts = (
  interaction: InteractionDetail | undefined,
  links: RecordLinks = {},
  variant: RecordVariant | undefined = undefined,
) => {
  const t = useTranslate()
  const format = useFormat()
  if (!interaction) return { lines: [], unplaced: '' }
  const { task, placeNote, reportedDate, recordDate, createdBy, valueChainElement, thing, item, clockOffset } = interaction
  const location = interaction.reportedLocation ?? interaction.recordLocation
  const line = (label: string, value: ReactNode, { note, href }: Pick<Fact, 'note' | 'href'> = {}): Fact[] =>
    value === undefined ? [] : [{ label, value, note, href }]
  const said = placeNote === undefined ? undefined : readPlace(placeNote)
  /** What the device's clock was wrong, in seconds. */
  const corrected = (offset: number | undefined) =>
    offset === undefined
      ? undefined
      : t(offset > 0 ? 'interaction-page:clock_fast' : 'interaction-page:clock_slow', { size: spanText(offset, format) })
  /** Why there is no place on the map. */
  const unplaced = () => {
    if (said?.by === 'skipped') return t('interaction-page:place_skipped', { reason: t(`task-more:place.reason_${said.reason}`) })
    return said?.by === 'typed' ? t('interaction-page:place_typed', { place: said.typed }) : t('interaction-page:place_unknown')
  }
  return {
    unplaced: unplaced(),
    lines: [
      ...line(t('interactions:column.thing'), thing.name, { href: links.thing }),
      ...line(t('names:variants.one'), variant?.name, { href: variant?.href }),
      ...line(t('interactions:column.item'), item?.name, { href: links.item }),
      ...line(t('interactions:column.task'), task.name, { href: links.task }),
      ...line(t('interactions:occurred'), format.dateTime(reportedDate), { note: corrected(clockOffset) }),
      ...line(t('interactions:column.recordDate'), format.dateTime(recordDate)),
      ...line(t('interactions:column.place'), location && <PlaceText location={location} />),
      ...line(t('interactions:column.createdBy'), createdBy?.name, { href: links.createdBy }),
      ...line(t('interactions:column.element'), valueChainElement?.name, { note: valueChainElement?.valueChainName }),
    ],
  }
}
