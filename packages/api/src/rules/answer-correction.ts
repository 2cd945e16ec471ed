import type { answerCorrections, Interaction } from '../schemas/index.ts'

/** For how long whoever recorded an interaction may correct its answers, where the organization says nothing. */
export const CORRECTION_HOURS = 24
const HOUR = 3_600_000

/** Until when whoever recorded it may correct its answers. */
export const getCorrectionEnd = (recordDate: string, hours = CORRECTION_HOURS): Date => new Date(Date.parse(recordDate) + hours * HOUR)

interface Corrector {
  /** Recorded it. */
  isOwn: boolean
  /** May correct what others recorded. */
  mayUpdate: boolean
  /** Of the organization. */
  hours: number | undefined
  now: Date
}

/** Whether somebody may correct the answers of an interaction. What was sent back is corrected however long ago it was recorded. */
export const getAnswerCorrection = (
  { recordDate, review }: Pick<Interaction, 'recordDate' | 'review'>,
  { isOwn, mayUpdate, hours, now }: Corrector,
): (typeof answerCorrections)[number] => {
  if (review === 'approved') return 'approved'
  if (isOwn && (review === 'needs_changes' || now < getCorrectionEnd(recordDate, hours))) return 'open'
  return mayUpdate ? 'with_reason' : 'over'
}
