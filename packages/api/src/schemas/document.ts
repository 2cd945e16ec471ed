import * as z from 'zod/mini'
import { FileUrl, Id, Timestamp } from './common.ts'
import { changeOf, entityOf, listQuery, Name, newOf } from './entity.ts'
import { StoredFile } from './file.ts'
import { code } from './text.ts'
import { ElementReference } from './value-chain-element.ts'

const fields = {
  name: Name,
  file: FileUrl,
  /** Global Document Type Identifier of GS1: thirteen digits with the check digit, and up to 17 characters of a serial behind. */
  gdti: z.optional(code(30)),
  /** Step of a value chain that it belongs to. */
  valueChainElementId: z.optional(Id),
  /** Part of the public record: visitors of the assets that have it may read it. */
  isPublic: z._default(z.boolean(), false),
}

/** A certificate, report or delivery note. */
export const Document = z.object({
  ...entityOf(fields).shape,
  dateModified: Timestamp,
  /** The step of `valueChainElementId`. */
  valueChainElement: z.optional(ElementReference),
  /** Of a file that was uploaded; absent for one that lies elsewhere. */
  storedFile: z.optional(z.pick(StoredFile, { name: true, contentType: true, size: true })),
})
export type Document = z.infer<typeof Document>

export const NewDocument = newOf(fields)
export const DocumentChange = changeOf(fields)

export const DocumentQuery = z.extend(
  listQuery(['name_asc', 'name_desc', 'dateModified_desc', 'dateModified_asc', 'createdAt_desc', 'createdAt_asc']),
  {
    isPublic: z.optional(z.stringbool()),
    valueChainElementId: z.optional(Id),
    thingId: z.optional(Id),
    dateModifiedFrom: z.optional(Timestamp),
    dateModifiedTo: z.optional(Timestamp),
  },
)
export type DocumentQuery = z.infer<typeof DocumentQuery>
