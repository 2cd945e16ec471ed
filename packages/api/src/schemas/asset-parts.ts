import * as z from 'zod/mini'
import { FileUrl, Link } from './common.ts'
import { Name } from './entity.ts'
import { line } from './text.ts'

/** One picture of an asset's gallery. */
export const AssetImage = z.object({
  image: FileUrl,
  caption: z.optional(line(200, 0)),
  /** What it shows, for people who can't see it; the caption where absent. */
  alt: z.optional(line(200, 0)),
  /** What stays in view where the picture is cropped: shares of its width from the left and of its height from the top. The middle where absent. */
  focus: z.optional(z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) })),
})
export type AssetImage = z.infer<typeof AssetImage>

export const Certification = z.object({
  name: Name,
  /** Who certifies. */
  issuer: z.optional(line(200, 0)),
  number: z.optional(line(100, 0)),
  validUntil: z.optional(z.iso.date()),
  image: z.optional(FileUrl),
  link: z.optional(Link),
  /** The certificate itself. */
  document: z.optional(FileUrl),
})
export type Certification = z.infer<typeof Certification>
