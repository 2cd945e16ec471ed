import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { type DocumentType, knownDocumentType } from '../../DocumentList/document-type.ts'

export type FileProblem = 'too_large' | 'wrong_type'

/** Why a file can't be uploaded at all; its kind goes before its size. */
export const fileProblem = (file: Pick<File, 'name' | 'size'>, kinds: readonly DocumentType[]): FileProblem | undefined => {
  const kind = knownDocumentType(file.name)
  if (kind === undefined || !kinds.includes(kind)) return 'wrong_type'
  return file.size > MAX_UPLOAD_BYTES ? 'too_large' : undefined
}
