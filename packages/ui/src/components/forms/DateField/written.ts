/** What is written in a field: a day, or a time of 24 hours. */
export type Written = 'day' | 'time'

/** How it is handed over, as a format of dayjs. */
export const patternOf: Readonly<Record<Written, string>> = { day: 'YYYY-MM-DD', time: 'HH:mm' }

const whole: Readonly<Record<Written, RegExp>> = { day: /^\d{4}-\d{2}-\d{2}$/, time: /^\d{2}:\d{2}$/ }

/** Whether it is a day or a time, and not a part of one that somebody has begun to write. */
export const isWhole = (written: Written, value: string): boolean => whole[written].test(value)

const digits: Readonly<Record<Written, number>> = { day: 8, time: 4 }

/** Whether each part is written, so that the calendar has no such day where it is no whole one. */
export const isFilled = (written: Written, shown: string): boolean => shown.replace(/\D/g, '').length === digits[written]
