import { type CodeFormat, codeFormats, type Decode, type Picture } from './code.ts'

interface Detector {
  detect: (picture: Picture) => Promise<readonly { rawValue: string; format: string }[]>
}

/** The Barcode Detection API, which the types of the platform do not know yet. */
export interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const isFormat = (format: string): format is CodeFormat => (codeFormats as readonly string[]).includes(format)

/** The browser's own reader, or `undefined` where there is none or it does not know all of these formats. */
export const createNativeDecoder = async (
  formats: readonly CodeFormat[],
  Native: DetectorClass | undefined,
): Promise<Decode | undefined> => {
  const supported = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (!Native || !formats.every((format) => supported.includes(format))) return undefined
  const detector = new Native({ formats })
  return async (picture) => {
    const found = (await detector.detect(picture)).find((code) => code.rawValue !== '')
    return found && isFormat(found.format) ? { text: found.rawValue, format: found.format } : undefined
  }
}
