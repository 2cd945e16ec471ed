import { type Document, NewDocument } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { getFileName } from '../../components/DocumentList/document-type.ts'
import { DocumentPreview } from '../../components/FilePreview/DocumentPreview.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { FileField } from '../../components/forms/FileField/FileField.tsx'
import { GdtiField } from '../../components/forms/GdtiField/GdtiField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { stepName } from './step-name.ts'

export interface DocumentFormProps extends EntityFormProps<typeof NewDocument> {
  /** Absent where this person may not see value chains. */
  findSteps?: FindOptions | undefined
  /** The document as it is saved. */
  document?: Document | undefined
  /** Of a new document: chosen before the form opened. */
  givenFile?: File | undefined
}

const findNone: FindOptions = async () => []

/** Creates or edits a document. */
export const DocumentForm = ({ findSteps, document, givenFile, ...props }: DocumentFormProps) => {
  const t = useTranslate()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const form = useEntityForm(NewDocument, props)
  const saved = document?.valueChainElement
  const steps = useNamed(findSteps ?? findNone, [saved && { value: saved.id, label: stepName(saved) }])
  const step = form.value('valueChainElementId', t('documents:step'), steps.getName)
  const { defaultValue: files, ...file } = form.file('file', t('documents:file'))
  const names = form.value('name', t('common:name'))
  const asUploaded = document && files.map((shown) => ({ ...shown, name: getFileName(document), size: document.storedFile?.size }))
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('documents:new') : (props.name ?? t('names:documents.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <div>
        <FileField
          {...file}
          defaultValue={asUploaded ?? files}
          given={givenFile && [givenFile]}
          onChange={(chosen) => {
            file.onChange(chosen)
            const [first] = chosen
            // A new document is called as its file is, until it is called otherwise.
            if (first && !form.watch('name')) names.onChange(first.name.replace(/\.[^.]+$/, ''))
          }}
        />
        {document && (
          <Button size="small" variant="text" startIcon={<Icon name="eye" size={14} />} onClick={() => setIsPreviewed(true)}>
            {t('documents:preview')}
          </Button>
        )}
      </div>
      <GdtiField {...form.text('gdti', t('documents:gdti'))} hint={t('documents:gdti_hint')} />
      {findSteps && (
        <ReferenceField {...step} selected={steps.getName(step.defaultValue)} hint={t('documents:step_hint')} find={steps.find} />
      )}
      <BooleanField {...form.flag('isPublic', t('documents:is_public'))} hint={t('documents:is_public_hint')} />
      {document && isPreviewed && <DocumentPreview document={document} onClose={() => setIsPreviewed(false)} />}
    </FormFrame>
  )
}
