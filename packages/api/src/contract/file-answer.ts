import * as z from 'zod/mini'

/** A file, of one of the media types that its call names. */
export const FileAnswer = z.instanceof(Blob)
