import { useTranslate } from '../../i18n/context.ts'
import { Attachments } from '../Attachments/Attachments.tsx'
import type { Attachment } from '../Attachments/attachment.ts'
import { FileInput } from '../Attachments/FileInput.tsx'
import { scalePhoto } from '../Attachments/scale-photo.ts'
import { useAttachments } from '../Attachments/use-attachments.ts'
import { FieldGroup, type FieldText } from '../FieldFrame/FieldFrame.tsx'

export type { Attachment } from '../Attachments/attachment.ts'

export interface PhotoFieldProps extends FieldText {
  defaultValue?: readonly Attachment[] | undefined
  /** How many photos at most. */
  limit?: number | undefined
  /** Pixels of the longest edge that is kept: 2048 when absent. */
  longestEdge?: number | undefined
  /** Every photo that is ready, in the order in which they were taken. */
  onChange: (value: readonly Attachment[]) => void
  /** Hears of each photo that is being scaled: `onChange` follows once it is done. */
  onWork?: ((work: Promise<unknown>) => void) | undefined
}

const NONE: readonly Attachment[] = []

/**
 * Photos, taken now or chosen among those on the device. Each is turned upright, scaled down and written anew as JPEG, so that nothing of
 * what its file told beside the picture leaves the device, not even where it was taken: a place is an answer of its own.
 */
export const PhotoField = ({ defaultValue = NONE, limit = 5, longestEdge, onChange, onWork, ...text }: PhotoFieldProps) => {
  const t = useTranslate()
  const files = useAttachments({
    defaultValue,
    limit,
    prepare: async (file) => ({ name: file.name.replace(/(\.[^.]*)?$/, '.jpg'), blob: await scalePhoto(file, longestEdge) }),
    onChange,
    onWork,
  })
  const some = files.entries.length > 0
  return (
    <FieldGroup {...text}>
      {(aria) => {
        const shared = { accept: 'image/*', describedBy: aria['aria-describedby'], invalid: aria['aria-invalid'], onFiles: files.add }
        return (
          <Attachments files={files} limit={limit} look="tiles">
            <FileInput
              {...shared}
              icon="camera"
              camera
              label={some ? t('task-more:attachments.take_another') : t('task-more:attachments.take')}
            />
            <FileInput {...shared} icon="image" multiple={limit > 1} label={t('task-more:attachments.choose_photo')} />
          </Attachments>
        )
      }}
    </FieldGroup>
  )
}
