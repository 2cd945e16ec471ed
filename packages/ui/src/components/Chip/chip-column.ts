import { measureLength } from '../DataTable/head-width.ts'

/** Wide enough for the longest word of the language: in a column that has its own width no chip is cut. */
export const chipColumn = (words: readonly string[], least = 136) => Math.max(least, 68 + 6 * Math.max(...words.map(measureLength)))
