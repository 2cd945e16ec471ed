/** The longest edge that photos keep, in pixels: enough to read a label, small enough for a weak connection. */
export const LONGEST_EDGE = 2048
const QUALITY = 0.85

/** By an `<img>`, which draws a file that was cut short as far as it goes; `createImageBitmap` refuses it. */
const readPicture = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * Draws a picture anew as JPEG, upright as its EXIF orientation says, its longest edge at most `longestEdge` pixels. What the file
 * said beside the picture, such as where and with which device it was taken, is gone with that. Rejects what the browser can't read.
 */
export const scalePhoto = async (picture: Blob, longestEdge: number = LONGEST_EDGE): Promise<Blob> => {
  const address = URL.createObjectURL(picture)
  const image = await readPicture(address).finally(() => URL.revokeObjectURL(address))
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw on.')
  // JPEG knows no transparency: it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser can not write JPEG.'))), 'image/jpeg', QUALITY),
  )
}
