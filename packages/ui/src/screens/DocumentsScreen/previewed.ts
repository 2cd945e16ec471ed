import type { Document } from '@tracemark/api/schemas'
import type { PreviewedFile } from '../../components/FilePreview/FilePreview.tsx'

type Filed = Pick<Document, 'name' | 'file' | 'storedFile'>

/** With its ending: as it was called when it was uploaded, or the end of its address. */
export const fileNameOf = ({ file, storedFile }: Omit<Filed, 'name'>): string =>
  storedFile?.name ?? decodeURIComponent(file.split(/[?#]/)[0]?.split('/').at(-1) ?? file)

export const previewedOf = (document: Filed): PreviewedFile => ({
  title: document.name,
  fileName: fileNameOf(document),
  href: document.file,
  size: document.storedFile?.size,
})

/** A step of a value chain, in words. */
export const stepName = (step: NonNullable<Document['valueChainElement']>): string => `${step.name} · ${step.valueChainName}`
