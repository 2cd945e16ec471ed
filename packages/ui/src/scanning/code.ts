/** Symbologies by their names in the Barcode Detection API. GS1 uses Data Matrix, QR, Code 128, EAN/UPC and ITF for what it says. */
export const codeFormats = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'itf'] as const
export type CodeFormat = (typeof codeFormats)[number]

/** What a code says. Between the parts of a GS1 element string without a fixed length stands U+001D, see `readCode`. */
export interface Code {
  text: string
  format: CodeFormat
}

/** What a decoder looks at: a frame of a camera, or a picture from a file. */
export type Picture = HTMLVideoElement | ImageBitmap

/** Looks for one code in a picture; `undefined` where there is none. */
export type Decode = (picture: Picture) => Promise<Code | undefined>
