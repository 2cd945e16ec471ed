import { THUMBNAIL_SIZES, type ThumbnailSize } from '@tracemark/api/rules'

/** How large a picture is drawn so that its longest side is `longest` at most; a small one stays as it is. */
export const fitWithin = (width: number, height: number, longest: number): { width: number; height: number } => {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** A small picture of a picture, made in the browser. What the browser can't decode (SVG as data, HEIC) is given back as it is. */
export const makeThumbnail = async (file: Blob, size: ThumbnailSize): Promise<Blob> => {
  if (size === 'O') return file
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = fitWithin(bitmap.width, bitmap.height, THUMBNAIL_SIZES[size])
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    return await canvas.convertToBlob()
  } catch {
    return file
  }
}
