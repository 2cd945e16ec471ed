import type { Upload } from '../components/forms/FileField/FileField.tsx'

/** Uploads that stand still where a story needs to look at them. */
export const arrives: Upload = async (file) => ({ url: `https://files.sierra-alta.example/${encodeURIComponent(file.name)}` })

export const fails: Upload = () => Promise.reject(new Error('network'))

/** Stops at 62 % for good, or until it is called off. */
export const hangs: Upload = (_file, { onProgress }) => {
  onProgress(0.62)
  return new Promise(() => undefined)
}

/** Fails the first time, arrives the second. */
export const arrivesLater = (): Upload => {
  let tries = 0
  return (file, options) => (++tries === 1 ? fails(file, options) : arrives(file, options))
}

/** A file of that many bytes. */
export const file = (name: string, bytes = 84_000): File => new File([new Uint8Array(bytes)], name)

/** A picture as a camera makes it: a slope under a sky. */
export const photo = async (name: string, width = 640, height = 480): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#c9d8d3'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#3f6a4a'
  context.fillRect(0, height * 0.55, width, height * 0.45)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const carrying = (files: readonly File[]) => {
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  return data
}

/** By hand, because a person can drop what the dialog of the device would not offer. */
export const drop = (element: Element, files: readonly File[]): boolean =>
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(files) }))

export const paste = (element: Element, files: readonly File[]): boolean =>
  element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files) }))
