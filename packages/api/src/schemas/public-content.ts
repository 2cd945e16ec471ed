import * as z from 'zod/mini'
import { FileUrl, Id, Link, Timestamp } from './common.ts'
import { Description, Name } from './entity.ts'
import { Point } from './location.ts'
import { patterns } from './patterns.ts'
import { RichText } from './rich-text.ts'
import { codeLike, line, lines } from './text.ts'

const Label = line(80)

/** What an organization writes for the visitors of one asset, beside the asset's own fields. */
export const PublicContent = z.object({
  /** Stands free in front of the hero picture, such as a bottle without a background. */
  heroOverlayImage: z.optional(FileUrl),
  /** What previews of links show, in JPEG or PNG; else the first picture of the page that is no drawing (SVG). */
  previewImage: z.optional(FileUrl),
  /** As wide as the page, between what it is and who made it. */
  sectionImage: z.optional(FileUrl),
  /** Who makes it, and why so. */
  brandExperience: z.optional(z.object({ title: z.optional(Name), text: Description, image: z.optional(FileUrl), link: z.optional(Link) })),
  longDescription: z.optional(RichText),
  /** What stands on the label: maker, ingredients, net content. */
  productInfo: z.optional(z.array(z.object({ label: Label, value: lines(500) })).check(z.maxLength(50))),
  /** `url`: a film's own file, or its page at YouTube or Vimeo. */
  videos: z.optional(z.array(z.object({ title: Name, url: FileUrl, poster: z.optional(FileUrl) })).check(z.maxLength(20))),
  /** Where it can be bought. */
  shopping: z.optional(
    z
      .array(
        z.object({
          seller: Name,
          url: Link,
          /** With a point before the decimals, in `currency`. */
          price: z.optional(codeLike(patterns.price_invalid)),
          /** ISO 4217, such as `EUR`. */
          currency: z.optional(codeLike(patterns.currency_invalid)),
          /** How much of it that is, such as `250 g`. */
          amount: z.optional(line(40, 0)),
        }),
      )
      .check(z.maxLength(20)),
  ),
  links: z.optional(z.array(z.object({ label: Label, url: Link })).check(z.maxLength(30))),
  privacyPolicy: z.optional(Link),
})
export type PublicContent = z.infer<typeof PublicContent>

/** A record as visitors see it: what was done, when and about where, and not by whom. */
export const PublicRecord = z.object({
  id: Id,
  name: z.string(),
  date: Timestamp,
  /** Element of the value chain. */
  stage: z.optional(z.string()),
  place: z.optional(z.string()),
  /** To about a kilometre. */
  point: z.optional(Point),
  /** Name of the asset, in a collection. */
  thing: z.optional(z.string()),
})
export type PublicRecord = z.infer<typeof PublicRecord>
