import { type Code, type CodeFormat, codeFormats } from './code.ts'
import { createDecoder } from './decoder.ts'

/** Looks for a code in a picture from a file; rejects where it is no picture. */
export const readPicture = async (file: Blob, formats: readonly CodeFormat[] = codeFormats): Promise<Code | undefined> => {
  const [decode, bitmap] = await Promise.all([createDecoder(formats), createImageBitmap(file)])
  try {
    return await decode(bitmap)
  } finally {
    bitmap.close()
  }
}
