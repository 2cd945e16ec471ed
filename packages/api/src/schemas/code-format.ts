import * as z from 'zod/mini'

/** Symbologies by their names in the Barcode Detection API. GS1 uses Data Matrix, QR, Code 128, EAN/UPC and ITF for what it says. */
export const codeFormats = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'itf'] as const
export const CodeFormat = z.enum(codeFormats)
export type CodeFormat = z.infer<typeof CodeFormat>
