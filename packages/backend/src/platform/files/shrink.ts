import sharp from 'sharp'

const QUALITY = 80
/** A picture of a few kilobytes may say that it is as large as a town. */
export const PIXELS_MAX = 100_000_000

/** The picture, upright and no larger than this. Nothing where it can't be read. */
export const shrink = (bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .then((small) => new Uint8Array(small))
    .catch(() => undefined)

/** Drawings have no pixels of their own: they are drawn large enough to be printed. */
const DRAWING_DPI = 300

/** The picture or drawing as PNG on white paper, within a square of so many pixels. Nothing where it can't be read. */
export const toPrint = (bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', density: DRAWING_DPI })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .then((png) => new Uint8Array(png))
    .catch(() => undefined)
