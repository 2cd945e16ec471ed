import sharp from 'sharp'

const QUALITY = 80
/** A picture of a few kilobytes may say that it is as large as a town. */
const PIXELS_MAX = 100_000_000
/** Of the processor. */
const SECONDS_MAX = 10

/** The picture, upright and no larger than this. Nothing where it can't be read. */
export const shrink = (bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer()
    .then((small) => new Uint8Array(small))
    .catch(() => undefined)
