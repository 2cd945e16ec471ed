import { codeFormats } from './code.ts'
import { createDecoder } from './decoder.ts'

/** Fetches the reader of codes, unless the browser has its own: afterwards codes are read without a network too. */
export const bringReader = async (): Promise<void> => {
  await createDecoder(codeFormats)
}
