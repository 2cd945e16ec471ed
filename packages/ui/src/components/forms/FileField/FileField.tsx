import { styled } from '@mui/material/styles'
import { useTranslate } from '../../../i18n/context.ts'
import { type DocumentType, documentTypes } from '../../DocumentList/document-type.ts'
import { FileLine } from './FileLine.tsx'
import { type UploadFieldProps, UploadFrame } from './UploadFrame.tsx'

export type { UploadedFile } from './upload-list.ts'
export type { Upload } from './use-uploads.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  listStyle: 'none',
})

export interface FileFieldProps extends UploadFieldProps {
  /** What can be added, by the ending of the name; everything that is an attachment where absent. */
  kinds?: readonly DocumentType[] | undefined
}

/**
 * Files: chosen, dropped or pasted, up to 10 MB each. They are uploaded at once, and the value holds those that have arrived.
 * One whose upload fails stays in the list and can be tried again.
 */
export const FileField = ({ kinds = documentTypes, ...props }: FileFieldProps) => {
  const t = useTranslate()
  return (
    <UploadFrame
      {...props}
      kinds={kinds}
      missing={t('forms:file.required')}
      action={t(props.multiple ? 'forms:file.choose_many' : 'forms:file.choose')}
      ways={t(props.multiple ? 'forms:file.ways_many' : 'forms:file.ways')}
    >
      {(entries, getActions) => (
        <List>
          {entries.map((entry) => (
            <FileLine key={entry.id} entry={entry} {...getActions(entry)} />
          ))}
        </List>
      )}
    </UploadFrame>
  )
}
