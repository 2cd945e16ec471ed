import { useTranslate } from '../../i18n/context.ts'
import { Attachments } from '../Attachments/Attachments.tsx'
import type { Attachment } from '../Attachments/attachment.ts'
import { FileInput } from '../Attachments/FileInput.tsx'
import { useAttachments } from '../Attachments/use-attachments.ts'
import { FieldGroup, type FieldText } from '../FieldFrame/FieldFrame.tsx'

export interface FileFieldProps extends FieldText {
  defaultValue?: readonly Attachment[] | undefined
  /** How many files at most. */
  limit?: number | undefined
  /** Types as the browser takes them, such as `.pdf,image/*`; every type when absent. */
  accept?: string | undefined
  onChange: (value: readonly Attachment[]) => void
}

const NONE: readonly Attachment[] = []

/** Files of the device, kept as they are: what a picture's file tells beside the picture stays in it. */
export const FileField = ({ defaultValue = NONE, limit = 5, accept, onChange, ...text }: FileFieldProps) => {
  const t = useTranslate()
  const files = useAttachments({ defaultValue, limit, onChange })
  const some = files.entries.length > 0
  return (
    <FieldGroup {...text}>
      {(aria) => (
        <Attachments files={files} limit={limit} look="rows">
          <FileInput
            icon="attach"
            accept={accept}
            multiple={limit > 1}
            label={some ? t('task-more:attachments.choose_another') : t('task-more:attachments.choose_file')}
            describedBy={aria['aria-describedby']}
            invalid={aria['aria-invalid']}
            onFiles={files.add}
          />
        </Attachments>
      )}
    </FieldGroup>
  )
}
