import type { Document } from '@tracemark/api/schemas'

/** The kinds of attachment of the specification (1, section 9), and maps, which no attachment is. */
export type DocumentType = 'doc' | 'pdf' | 'video' | 'audio' | 'xls' | 'image' | 'kml'

const extensions: Record<DocumentType, readonly string[]> = {
  doc: ['doc', 'docx', 'odt', 'rtf', 'txt', 'md'],
  pdf: ['pdf'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'avi', 'mkv', 'ogv'],
  audio: ['mp3', 'm4a', 'wav', 'ogg', 'oga', 'flac', 'aac'],
  xls: ['xls', 'xlsx', 'ods', 'csv'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'heic', 'tif', 'tiff', 'bmp'],
  kml: ['kml', 'kmz'],
}

const types = new Map(
  Object.entries(extensions).flatMap(([type, endings]) => endings.map((ending): [string, DocumentType] => [ending, type as DocumentType])),
)

/** What a file is, by the ending of its name. */
export const knownDocumentType = (fileName: string): DocumentType | undefined =>
  types.get(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase())

/** What a file is, by the ending of its name; whatever is unknown is a `doc`. */
export const documentType = (fileName: string): DocumentType => knownDocumentType(fileName) ?? 'doc'

export const documentTypes: readonly DocumentType[] = ['doc', 'pdf', 'video', 'audio', 'xls', 'image']

/** With its ending: as it was called when it was uploaded, or the end of its address. */
export const getFileName = ({ file, storedFile }: Pick<Document, 'file' | 'storedFile'>): string =>
  storedFile?.name ?? decodeURIComponent(file.split(/[?#]/)[0]?.split('/').at(-1) ?? file)

/** What an input of files offers for these kinds: `.pdf,.png,…`; a phone offers its camera for `image/*`. */
export const getAccept = (kinds: readonly DocumentType[]): string =>
  [
    ...kinds.filter((kind) => kind === 'image').map(() => 'image/*'),
    ...kinds.flatMap((kind) => extensions[kind].map((end) => `.${end}`)),
  ].join()
