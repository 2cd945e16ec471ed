import { styled } from '@mui/material/styles'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { type DocumentType, documentType } from './document-type.ts'

const Kind = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  flex: 'none',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-plain-wash)',
  color: 'var(--tm-ink-muted)',
})

const icons: Record<DocumentType, IconName> = {
  doc: 'document',
  pdf: 'pdf',
  video: 'video',
  audio: 'audio',
  xls: 'table',
  image: 'image',
  kml: 'map',
}

/** The kind of a file as a picture; the words beside it say the same. */
export const DocumentIcon = ({ fileName }: { fileName: string }) => (
  <Kind>
    <Icon name={icons[documentType(fileName)]} size={20} />
  </Kind>
)
