import type { Attachment } from '../field/Attachments/attachment.ts'

const drawing = (sky: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${sky}"/><path d="M0 270 120 170l90 80 70-50 120 90v110H0z" fill="${ground}"/><circle cx="300" cy="90" r="34" fill="#fff6dd"/></svg>`

/** A picture that a draft held. */
export const heldPhoto = (name: string, sky = '#b5793c', ground = '#6d4a24'): Attachment => ({
  name,
  blob: new Blob([drawing(sky, ground)], { type: 'image/svg+xml' }),
  camera: true,
})

const draw = (width: number, height: number): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas.')
  context.fillStyle = '#6d8a4e'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#c9a05a'
  context.fillRect(0, 0, width / 2, height / 2)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG.'))), 'image/jpeg'))
}

/** EXIF: orientation 6 (turn a quarter clockwise to see it upright), and a reference to a GPS directory with a latitude. */
const EXIF = [
  ...[0xff, 0xe1, 0x00, 0x4c, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
  ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x02],
  ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00],
  ...[0x88, 0x25, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x26],
  ...[0x00, 0x00, 0x00, 0x00],
  ...[0x00, 0x01, 0x00, 0x01, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x4e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
  ...[0x47, 0x50, 0x53, 0x20, 0x68, 0x65, 0x72, 0x65],
]

/** What a phone held upright makes: pixels that lie on their side, and notes on how to turn them and where it was. */
export const phonePhoto = async (name: string, width: number, height: number): Promise<File> => {
  const jpeg = new Uint8Array(await (await draw(width, height)).arrayBuffer())
  return new File([jpeg.slice(0, 2), new Uint8Array(EXIF), jpeg.slice(2)], name, { type: 'image/jpeg' })
}

/** A file that has nothing in it but its size. */
export const createFileOfSize = (name: string, bytes: number, type = 'application/pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 })
