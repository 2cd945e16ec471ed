import { useFormat, useTranslate } from '../../i18n/context.ts'

/** Says changes as plain numbers: more alerts are not good. */
export const useChange = () => {
  const t = useTranslate()
  const format = useFormat()
  const sign = (difference: number): string =>
    difference === 0 ? t('dashboard:same') : `${difference > 0 ? '+' : '−'}${format.number(Math.abs(difference))}`
  return {
    /** `+12`. */
    short: (count: number, before: number | undefined): string | undefined => (before === undefined ? undefined : sign(count - before)),
    /** `+42 (9%), 486 before`. */
    whole: (count: number, before: number | undefined): string | undefined => {
      if (before === undefined) return undefined
      const share = before === 0 || count === before ? '' : ` (${format.percent(Math.abs(count - before) / before)})`
      return t('dashboard:before', { change: sign(count - before) + share, before: format.number(before) })
    },
  }
}
