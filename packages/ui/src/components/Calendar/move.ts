import { addDays, addMonths, toStartOfWeek } from './month.ts'

interface Move {
  key: string
  shift: boolean
  rightToLeft: boolean
  firstDay: number
}

/** Where a key leads from a day, as the date grid of the ARIA Authoring Practices has it; `undefined` for other keys. */
export const moveFrom = (day: string, { key, shift, rightToLeft, firstDay }: Move): string | undefined => {
  const forward = rightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return toStartOfWeek(day, firstDay)
    case 'End':
      return addDays(toStartOfWeek(day, firstDay), 6)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    default:
      return undefined
  }
}
