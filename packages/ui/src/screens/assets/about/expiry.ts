const DAY_MS = 86_400_000

/** Whole days until a day (`YYYY-MM-DD`) is over; negative once it is. */
export const daysLeft = (day: string, now: Date): number => Math.floor((Date.parse(`${day}T23:59:59.999Z`) - now.getTime()) / DAY_MS)
