import { writeRichText } from './canonical.ts'
import { parseRichText } from './parse.ts'

export { RICH_TEXT_DEPTH_MAX } from './allowed.ts'

/** Rich text with nothing in it but what is allowed, in the form that pages read (`canonical.ts`). */
export const sanitizeRichText = (html: string): string => writeRichText(parseRichText(html).nodes)

/** Whether elements stand inside one another deeper than `RICH_TEXT_DEPTH_MAX`. */
export const isTooDeep = (html: string): boolean => parseRichText(html).isTooDeep
