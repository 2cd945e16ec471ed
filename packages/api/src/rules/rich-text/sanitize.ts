import { writeRichText } from './canonical.ts'
import { parseRichText } from './parse.ts'

export { RICH_TEXT_DEPTH_MAX } from './allowed.ts'

/** The most that one character becomes: `"` is written as `&quot;`. */
const GROWTH_MAX = 6

/**
 * Rich text with nothing in it but what is allowed, in the form that pages read (`canonical.ts`), and at most `max` characters of it: text
 * from before this was refused may be longer in that form, and ends sooner.
 */
export const sanitizeRichText = (html: string, max = Number.POSITIVE_INFINITY): string => {
  const clean = writeRichText(parseRichText(html).nodes)
  return clean.length <= max ? clean : writeRichText(parseRichText(html.slice(0, max / GROWTH_MAX)).nodes)
}

export type RichTextFault = 'nested_too_deep' | 'too_long'

/** Why a page could not show all of this text: elements inside one another, or more than `max` characters in the form that pages read. */
export const richTextFault = (html: string, max = Number.POSITIVE_INFINITY): RichTextFault | undefined => {
  const { nodes, isTooDeep } = parseRichText(html)
  if (isTooDeep) return 'nested_too_deep'
  return max < Number.POSITIVE_INFINITY && writeRichText(nodes).length > max ? 'too_long' : undefined
}
