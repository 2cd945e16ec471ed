import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer'
import type { CameraSource } from '../scanning/camera.ts'

const binary = new URL('zxing-wasm/writer/zxing_writer.wasm', import.meta.url).href

/** A real code as a picture. GS1 in brackets needs `gs1`. */
export const codePicture = async (text: string, format: WriteInputBarcodeFormat = 'QRCode', gs1 = false): Promise<Blob> => {
  await prepareZXingModule({ overrides: { locateFile: () => binary } })
  const { image, error } = await writeBarcode(text, { format, scale: 6, addQuietZones: true, ...(gs1 && { options: 'gs1' }) })
  if (!image) throw new Error(error)
  return image
}

const LABEL = { width: 640, height: 480 }

/** A camera that looks at a label with this picture on it, or at an empty one. */
export const cameraAt = (picture: () => Promise<Blob | undefined>, onStream?: (stream: MediaStream) => void): CameraSource => {
  return async () => {
    const canvas = Object.assign(document.createElement('canvas'), LABEL)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    const blob = await picture()
    const bitmap = blob && (await createImageBitmap(blob))
    const draw = () => {
      context.fillStyle = '#e8e2d4'
      context.fillRect(0, 0, LABEL.width, LABEL.height)
      if (bitmap) context.drawImage(bitmap, (LABEL.width - bitmap.width) / 2, (LABEL.height - bitmap.height) / 2)
    }
    const stream = canvas.captureStream(20)
    // A canvas gives a frame only when it is drawn on.
    const timer = setInterval(() => (stream.active ? draw() : clearInterval(timer)), 50)
    draw()
    onStream?.(stream)
    return stream
  }
}
