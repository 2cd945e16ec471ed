import * as z from 'zod/mini'
import { AssetImage, Certification } from './asset-parts.ts'
import { CLIPBOARD_MARK } from './clipboard.ts'
import { FileUrl, Id, Link, OrganizationId, Slug, Timestamp } from './common.ts'
import { Description, Name } from './entity.ts'
import { Point } from './location.ts'
import { Attribute } from './public-asset.ts'
import { PublicContent } from './public-content.ts'
import { line } from './text.ts'

/** What stands on the clipboard, as JSON. `signed`: a compact JWS of a `UnitContent`. */
export const ClipboardEnvelope = z.object({ tracemark: z.literal(CLIPBOARD_MARK), version: z.int(), signed: z.string() })
export type ClipboardEnvelope = z.infer<typeof ClipboardEnvelope>

const Label = line(200)
const CopiedDocument = z.object({ name: Name, file: FileUrl, gdti: z.optional(z.string().check(z.maxLength(30))) })
const { longDescription, productInfo, videos } = PublicContent.shape

/** What of a unit's public page is copied. Addresses of files are absolute. */
export const UnitContent = z.object({
  organization: z.object({ id: OrganizationId, slug: Slug, name: Name }),
  asset: z.object({ id: Id, name: Name }),
  unit: z.object({ id: Id, name: Name, url: Link }),
  general: z.object({ name: Name, description: Description, image: z.optional(FileUrl), longDescription }),
  productInfo: productInfo.def.innerType,
  attributes: z.array(z.object({ ...Attribute.shape, label: Label, value: z.string().check(z.maxLength(2000)) })).check(z.maxLength(200)),
  documents: z.array(CopiedDocument).check(z.maxLength(200)),
  certifications: z.array(Certification).check(z.maxLength(50)),
  /** Of the unit and its variant alone. */
  unitDocuments: z.array(CopiedDocument).check(z.maxLength(200)),
  images: z.array(AssetImage).check(z.maxLength(100)),
  videos: videos.def.innerType,
  events: z
    .array(
      z.object({
        name: Name,
        date: Timestamp,
        place: z.optional(z.string().check(z.maxLength(200))),
        point: z.optional(Point),
        description: z.optional(z.string().check(z.maxLength(2000))),
      }),
    )
    .check(z.maxLength(100)),
})
export type UnitContent = z.infer<typeof UnitContent>
