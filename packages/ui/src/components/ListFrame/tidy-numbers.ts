/** A mark between thousands, as numbers are printed. */
const GROUP = /(?<=\d)[.,'’\s](?=\d{3}(?!\d))/g
/** One number, or two with a dash or a word between them; either may be missing beside a dash. */
const NUMBERS = /^(?:(\d{1,9})|(\d{1,9})?\s*[-–—~〜～]\s*(\d{1,9})?|(\d{1,9})\s*\p{L}+\s*(\d{1,9}))$/u

/** Numbers as a person writes them, as the address has them: `1,001 to 1,200` is `1001-1200`. Nothing where they can't be read. */
export const tidyNumbers = (text: string): string | undefined => {
  const found = NUMBERS.exec(text.trim().replaceAll(GROUP, ''))
  if (!found) return undefined
  const [, only, open, end, first, last] = found
  const [from = '', to = ''] = [open ?? first, end ?? last]
  if (only !== undefined) return only
  if (from === '' && to === '') return undefined
  return from !== '' && to !== '' && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`
}
