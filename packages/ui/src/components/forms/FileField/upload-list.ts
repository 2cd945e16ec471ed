import { nameInAddress } from './stored-name.ts'

/** A file that is where it should be. */
export interface UploadedFile {
  /** With its ending, which tells the kind. */
  name: string
  url: string
  /** In bytes. */
  size?: number | undefined
}

export interface UploadEntry {
  id: number
  name: string
  size?: number | undefined
  state: 'uploading' | 'failed' | 'done'
  /** From 0 to 1. */
  progress: number
  /** Where it is, once it is there. */
  url?: string | undefined
  /** The file itself; absent where it had been uploaded before. */
  file?: File | undefined
}

export const toEntries = (files: readonly UploadedFile[]): UploadEntry[] =>
  files.map((file, id) => ({ ...file, id, state: 'done', progress: 1 }))

export const newEntry = (id: number, file: File): UploadEntry => ({
  id,
  name: file.name,
  size: file.size,
  state: 'uploading',
  progress: 0,
  file,
})

export const changeEntry = (entries: readonly UploadEntry[], id: number, change: Partial<UploadEntry>): UploadEntry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

/** Those that are uploaded, in the order of the list: the value of the field. */
export const listUploaded = (entries: readonly UploadEntry[]): UploadedFile[] =>
  entries.flatMap(({ name, size, url }) => (url === undefined ? [] : [{ name, url, ...(size !== undefined && { size }) }]))

/** A saved file as a field begins with it: under the name of the field until the server tells its own. */
export const savedFile = (url: string | undefined, label: string): UploadedFile[] =>
  url === undefined || url === '' ? [] : [{ name: nameInAddress(url) ?? label, url }]
