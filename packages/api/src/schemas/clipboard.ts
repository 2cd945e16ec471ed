import * as z from 'zod/mini'
import { FileUrl, Id, Link, Slug, Timestamp } from './common.ts'
import { entityOf, listQuery } from './entity.ts'

/** Of the envelope and of what is signed within it (docs/decisions/copied-content.md). */
export const CLIPBOARD_VERSION = 1
/** Characters of what is copied: more is neither copied nor read. */
export const CLIPBOARD_MAX = 300_000
/** The envelope's mark: other text on a clipboard is not ours. */
export const CLIPBOARD_MARK = 'unit-content'

const ClipboardText = z.string().check(z.minLength(1), z.maxLength(CLIPBOARD_MAX))

/** The parts of the content, each a step of the update. */
export const clipboardParts = ['general', 'product', 'attributes', 'documents', 'unitDocuments', 'images', 'videos', 'events'] as const
const ClipboardPart = z.enum(clipboardParts)

/** `text` is rich text for an entry of kind `richText`; `url` its picture, file or film. */
export const ClipboardValue = z.object({
  text: z.string(),
  url: z.optional(FileUrl),
  date: z.optional(Timestamp),
  place: z.optional(z.string()),
})
export type ClipboardValue = z.infer<typeof ClipboardValue>

/** One value of the content beside the asset's own. */
export const ClipboardEntry = z.object({
  /** Names it within this content: `attributes.3`. */
  id: z.string(),
  part: ClipboardPart,
  kind: z.enum(['text', 'richText', 'image', 'document', 'certification', 'video', 'event']),
  /** What it is called: `name`, `description`, `image` or `longDescription` in `general`, elsewhere its own name. */
  label: z.string(),
  theirs: ClipboardValue,
  /** Absent where the asset has nothing in its place. */
  ours: z.optional(ClipboardValue),
  difference: z.enum(['added', 'changed', 'same']),
})
export type ClipboardEntry = z.infer<typeof ClipboardEntry>

/** Where content comes from. `origin`: of the server that has signed it. */
export const ContentSource = z.object({
  origin: z.string(),
  organizationSlug: Slug,
  organizationName: z.string(),
  assetName: z.string(),
  unitName: z.string(),
  unitUrl: Link,
  copiedAt: Timestamp,
})
export type ContentSource = z.infer<typeof ContentSource>

export const ClipboardComparison = z.object({
  source: ContentSource,
  /** Until when the content can be taken. */
  expiresAt: Timestamp,
  /** Of what was compared: taking names it, and is refused once the asset has changed. */
  version: z.string(),
  entries: z.array(ClipboardEntry),
})
export type ClipboardComparison = z.infer<typeof ClipboardComparison>

export const ClipboardBody = z.object({ text: ClipboardText })

export const ClipboardTaking = z.object({
  text: ClipboardText,
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Ids of entries. */
  take: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(1000)),
})

/** Why an entry was not taken, though it was chosen. */
export const clipboardRefusals = ['media_unreachable', 'media_type', 'media_too_large', 'too_many', 'value_invalid'] as const
export const ClipboardRefusal = z.object({ id: z.string(), reason: z.enum(clipboardRefusals) })
export type ClipboardRefusal = z.infer<typeof ClipboardRefusal>

/** A value that came with a transfer. */
const TransferredField = z.object({ part: ClipboardPart, label: z.string() })

/** What was taken from a clipboard into an asset: where each value came from, when, and by whom. */
export const ContentTransfer = z.extend(entityOf({ thingId: Id, ...ContentSource.shape }), {
  fields: z.array(TransferredField),
})
export type ContentTransfer = z.infer<typeof ContentTransfer>

export const ClipboardOutcome = z.object({
  /** Absent where every chosen entry was refused. */
  transfer: z.optional(ContentTransfer),
  taken: z.array(z.string()),
  refused: z.array(ClipboardRefusal),
})
export type ClipboardOutcome = z.infer<typeof ClipboardOutcome>

export const ContentTransferQuery = listQuery(['createdAt_desc', 'createdAt_asc'])
