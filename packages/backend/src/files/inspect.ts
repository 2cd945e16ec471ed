import { readFile } from 'node:fs/promises'
import { contentTypeOf } from './content.ts'
import { hasMetadata, withoutMetadata } from './metadata.ts'
import { type Spooled, spool } from './spool.ts'

/** A file as it has arrived. */
export interface SentFile {
  /** Where it may be written once more. */
  folder: string
  path: string
  name: string
}

export interface InspectedFile {
  /** Nothing where it is of no kind that is taken. */
  contentType: string | undefined
  /** The file again, where there is something in it that a picture does not need. */
  clean?: Omit<Spooled, 'drop'>
}

/** What a file is, and without what a camera wrote. Fails with a problem where it can't be seen whether something is left. */
export const inspectFile = async ({ folder, path, name }: SentFile): Promise<InspectedFile> => {
  const bytes = await readFile(path)
  const contentType = await contentTypeOf(bytes, name)
  if (contentType === undefined || !hasMetadata(contentType)) return { contentType }
  const clean = withoutMetadata(bytes, contentType)
  if (clean.equals(bytes)) return { contentType }
  const { drop: _, ...written } = await spool(folder, new Blob([new Uint8Array(clean)]).stream())
  return { contentType, clean: written }
}
