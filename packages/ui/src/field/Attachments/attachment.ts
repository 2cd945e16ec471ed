import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'

/** A file as a draft keeps it; the server takes it with the id of its step (specification 1, section 3). */
export interface Attachment {
  /** With its ending, such as `patio.jpg`. */
  name: string
  blob: Blob
  /** Taken with the camera for this answer, rather than chosen among what was there. */
  camera: boolean
}

/** One that the field shows; while it is `pending` its picture is still being scaled. */
export interface Entry extends Attachment {
  id: number
  pending: boolean
}

export type AttachmentProblem =
  | { kind: 'too_large'; name: string; size: number }
  | { kind: 'unreadable'; name: string }
  | { kind: 'too_many'; limit: number }

/** Makes of a chosen file what will be kept; rejects what can't be read. */
export type Prepare = (file: File) => Promise<{ name: string; blob: Blob }>

export const isTooLarge = (blob: Blob): boolean => blob.size > MAX_UPLOAD_BYTES
