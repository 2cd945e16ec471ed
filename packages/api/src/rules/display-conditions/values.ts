/** Sequence numbers count from zero and are exact, so a dash between two of them is no minus. */
const WHOLE = /^\d{1,15}$/

/** `undefined` where the text is no whole number in decimal digits. */
export const readNumber = (text: string): number | undefined => (WHOLE.test(text.trim()) ? Number(text) : undefined)

/** Both ends belong to the range. `undefined` where the text is not two numbers with a dash between them. */
export const readRange = (text: string): { from: number; to: number } | undefined => {
  const [first, last, ...more] = text.split('-')
  const from = readNumber(first ?? '')
  const to = readNumber(last ?? '')
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to }
}

/** The parts between commas, without empty ones. */
export const readList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Ids, country codes and language tags mean the same in capital and small letters. */
export const fold = (text: string): string => text.trim().toLowerCase()
