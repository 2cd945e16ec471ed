import { isLink } from '@tracemark/api/rules'

export interface Limits {
  min?: number | undefined
  max?: number | undefined
}

/** Whether a number lies between the two, both included. */
export const isBetween = (value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Limits): boolean =>
  value >= min && value <= max

/** Characters as people count them: one for each code point. */
export const textLength = (text: string): number => [...text].length

const HOST = /^(localhost|[\p{L}\d-]+(\.[\p{L}\d-]+)+)$/u

/** A link as the contract takes it, to a host as people write them: `https://sierra-alta.example/story`. */
export const isUrl = (text: string): boolean => isLink(text) && HOST.test(new URL(text).hostname)

/** `#rrggbb`. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)
