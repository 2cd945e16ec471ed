import * as z from 'zod/mini'

/** Characters of rich text with its markup. */
export const RICH_TEXT_MAX = 50_000

/** Any HTML; what is shown of it is sanitized. The server refuses elements that stand too deep in one another (`nested_too_deep`). */
export const RichText = z.string().check(z.maxLength(RICH_TEXT_MAX))
