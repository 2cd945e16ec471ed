import { takeLine } from '@tracemark/api/rules'
export interface Option {
  /** Tells options apart while their texts change. */
  id: string
  text: string
}

export interface Added {
  options: readonly Option[]
  /** What found no room, line by line. */
  rest: string[]
}

/** The lines of a text as options at the end of the list, as many as there is room for; blank ones are left out. */
export const addLines = (options: readonly Option[], text: string, limit: number, nextId: () => string): Added => {
  const lines = text
    .split(/\r?\n/)
    .map(takeLine)
    .filter((line) => line !== '')
  const room = Math.max(0, limit - options.length)
  return {
    options: [...options, ...lines.slice(0, room).map((line) => ({ id: nextId(), text: line }))],
    rest: lines.slice(room),
  }
}

/** The value of the field: what is written, without blanks around it or lines that were emptied. */
export const listTexts = (options: readonly Option[]): string[] => options.map(({ text }) => takeLine(text)).filter((text) => text !== '')
