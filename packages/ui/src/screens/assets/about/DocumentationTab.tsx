import type { Document } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { documentType, documentTypes } from '../../../components/DocumentList/document-type.ts'
import { PlainPanel } from '../../../components/EmptyPanel/PlainPanel.tsx'
import type { PreviewedDocument } from '../../../components/FilePreview/DocumentPreview.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { focusTitle } from '../../../components/focus-title.ts'
import { FieldFrame } from '../../../components/forms/FieldFrame/FieldFrame.tsx'
import { DropZone } from '../../../components/forms/FileField/DropZone.tsx'
import { useFilesOverPage, usePastedFiles } from '../../../components/forms/FileField/use-dropped-files.ts'
import type { FindOptions } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../../components/ListForm/use-list-form.ts'
import { onDemand, useOnDemand } from '../../../components/on-demand.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { ReferencesEditor } from './ReferencesEditor.tsx'

const previewCode = onDemand(() => import('../../../components/FilePreview/DocumentPreview.tsx'))

export type AssignedDocument = Pick<Document, 'id' | 'name' | 'gdti' | 'isPublic' | 'valueChainElement'> &
  Partial<Pick<Document, 'file' | 'storedFile' | 'dateModified'>>

export interface DocumentationTabProps extends FormBinding<AssignedDocument[]> {
  find: FindOptions
  /** One that `find` has found. */
  read: (id: string) => AssignedDocument | undefined
  /** The form of a new document of a file: `add` takes what it has created, `close` closes it. Absent where the person may create none. */
  uploadDrawer?: ((file: File, add: (document: AssignedDocument) => void, close: () => void) => ReactNode) | undefined
}

const getName = ({ name }: AssignedDocument) => name

/** The documents of an asset, by the step of the value chain that they belong to. */
export const DocumentationTab = ({ find, read, uploadDrawer, ...props }: DocumentationTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  /** What kind of file it is, how large, and of when. */
  const getDetails = ({ file, storedFile, dateModified }: Pick<AssignedDocument, 'file' | 'storedFile' | 'dateModified'>): string[] => [
    ...(file === undefined ? [] : [t(`media:document.type_${documentType(storedFile?.name ?? file)}`)]),
    ...(storedFile ? [format.fileSize(storedFile.size)] : []),
    ...(dateModified === undefined ? [] : [format.day(dateModified)]),
  ]
  const list = useListForm(props, { label: t('names:documents.title'), getName })
  const [file, setFile] = useState<File>()
  const [previewed, setPreviewed] = useState<PreviewedDocument>()
  const DocumentPreview = useOnDemand(previewCode, previewed !== undefined)?.DocumentPreview
  const close = () => setFile(undefined)
  const canUpload = uploadDrawer !== undefined && !list.readOnly && !list.form.frame.loading
  const take = ([first]: readonly File[]) => setFile(first)
  const isOver = useFilesOverPage(take, !canUpload || file !== undefined)
  usePastedFiles(take, !canUpload || file !== undefined)
  const assign = (document: AssignedDocument) => {
    close()
    const entries = list.lines.map(({ entry }) => entry)
    // What else is changed is saved by the person; where nothing is, the new one is assigned at once.
    if (list.form.frame.isDirty) list.add([document])
    else
      void props.onSave([...entries, document], entries).then((refusal) => {
        if (refusal) list.add([document])
        // The drawer had the focus, and nothing that opened it: the file was dropped.
        requestAnimationFrame(() => focusTitle())
      })
  }
  const upload = canUpload && (
    <FieldFrame label={t('asset-page:upload_document')}>
      {(aria) => (
        <DropZone
          {...aria}
          action={t('forms:file.choose')}
          ways={t('asset-page:upload_ways')}
          kinds={documentTypes}
          multiple={false}
          isOver={isOver}
          onFiles={take}
        />
      )}
    </FieldFrame>
  )
  return (
    <>
      <TabForm {...props} form={list.form}>
        <ReferencesEditor
          list={list}
          getId={({ id }) => id}
          getGroup={({ valueChainElement }) => valueChainElement?.name}
          otherGroup={t('asset-page:no_step')}
          addLabel={t('asset-page:add_document')}
          addHint={t('asset-page:add_document_hint')}
          find={find}
          read={read}
          more={upload}
          empty={
            <PlainPanel
              icon="document"
              title={t('asset-page:no_documents.title')}
              text={t(list.readOnly ? 'lists:empty_view' : 'asset-page:no_documents.text')}
            />
          }
        >
          {({ entry: { name, gdti, isPublic, file, ...of } }) => (
            <ListRow
              name={name}
              detail={[...getDetails({ file, ...of }), ...(gdti === undefined ? [] : [`GDTI ${gdti}`])].join(' · ')}
              chips={
                isPublic ? (
                  <Chip data-tone="positive">
                    <Icon name="eye" size={14} />
                    {t('documents:is_public')}
                  </Chip>
                ) : (
                  <Chip data-tone="plain">
                    <Icon name="eye_off" size={14} />
                    {t('documents:not_public')}
                  </Chip>
                )
              }
              onOpen={file === undefined ? undefined : () => setPreviewed({ name, file, ...of })}
            />
          )}
        </ReferencesEditor>
      </TabForm>
      {previewed && DocumentPreview && <DocumentPreview document={previewed} onClose={() => setPreviewed(undefined)} />}
      {file && uploadDrawer?.(file, assign, close)}
    </>
  )
}
