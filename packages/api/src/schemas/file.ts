import * as z from 'zod/mini'
import { FileName } from './attachment.ts'
import { FileUrl, Id, Link, Timestamp } from './common.ts'

export const FileUploadBody = z.object({ name: FileName })

/** Where the bytes of one file are taken, with PUT and without a token: the address is the permission. */
export const FileUpload = z.object({
  id: Id,
  uploadUrl: Link,
  /** Where the file is found once it has arrived, and what entities name it by. */
  url: FileUrl,
  expiresAt: Timestamp,
})
export type FileUpload = z.infer<typeof FileUpload>

/** Answer of the PUT: what arrived. The type is that of the content, whatever the sender said. */
export const StoredFile = z.object({
  id: Id,
  url: FileUrl,
  name: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.int().check(z.gte(0)),
})
export type StoredFile = z.infer<typeof StoredFile>

/** Body of DELETE: the id, or the address that entities name the file by. Where both are there, they name the same. */
export const FileDeleteBody = z
  .object({ id: z.optional(Id), url: z.optional(FileUrl) })
  .check(
    z.refine(({ id, url }) => id !== undefined || url !== undefined, { error: 'must have an id or a url', params: { code: 'required' } }),
  )
