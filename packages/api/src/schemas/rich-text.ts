import * as z from 'zod/mini'

/** Characters of rich text with its markup. */
export const RICH_TEXT_MAX = 50_000
export const BLOCK_TEXT_MAX = 200_000

/** Any HTML; what is shown of it is sanitized. The server refuses elements that stand too deep in one another (`nested_too_deep`). */
export const RichText = z.string().check(z.maxLength(RICH_TEXT_MAX))

/** Rich text that may fill a page of its own. */
export const BlockText = z.string().check(z.maxLength(BLOCK_TEXT_MAX))
