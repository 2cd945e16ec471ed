import type { CodeFormat, Decode } from './code.ts'
import { createNativeDecoder, type DetectorClass } from './native-decoder.ts'

declare global {
  var BarcodeDetector: DetectorClass | undefined
}

/** The browser's own reader where it knows all of these formats; else one that is loaded now, 425 kB on the wire and once. */
export const createDecoder = async (formats: readonly CodeFormat[], Native = globalThis.BarcodeDetector): Promise<Decode> =>
  (await createNativeDecoder(formats, Native)) ?? (await import('./zxing-decoder.ts')).createZxingDecoder(formats)
