import type { Document } from '@tracemark/api/schemas'
import { getFileName } from '../DocumentList/document-type.ts'
import { FilePreview } from './FilePreview.tsx'

export type PreviewedDocument = Pick<Document, 'name' | 'file' | 'storedFile'>

interface DocumentPreviewProps {
  document: PreviewedDocument
  onClose: () => void
}

/** The file of a document, over the page. */
export const DocumentPreview = ({ document, onClose }: DocumentPreviewProps) => (
  <FilePreview
    file={{ title: document.name, fileName: getFileName(document), href: document.file, size: document.storedFile?.size }}
    onClose={onClose}
  />
)
