import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { type DocumentType, knownDocumentType } from '../../DocumentList/document-type.ts'

export type FileProblem = 'too_large' | 'wrong_type' | 'not_picture'

/** Why a file can't be uploaded at all; its kind goes before its size. */
export const fileProblem = (file: Pick<File, 'name' | 'size'>, kinds: readonly DocumentType[]): FileProblem | undefined => {
  const kind = knownDocumentType(file.name)
  if (kind === undefined || !kinds.includes(kind)) return 'wrong_type'
  return file.size > MAX_UPLOAD_BYTES ? 'too_large' : undefined
}

/** What only some browsers can show: the server knows it. */
const ELSEWHERE = /\.(heic|heif|tiff?)$/i

/** Whether the browser can show a file as a picture, whatever its name says. */
export const isPicture = async (file: File): Promise<boolean> => {
  if (ELSEWHERE.test(file.name)) return true
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return true
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(url)
  }
}
