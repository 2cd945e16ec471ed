import type { TaskAsset } from '@tracemark/api/schemas'
import { useState } from 'react'
import { savedFile } from '../../components/forms/FileField/upload-list.ts'
import type { Upload } from '../../components/forms/FileField/use-uploads.ts'
import { FocusField } from '../../components/forms/FocusField/FocusField.tsx'
import { ImageField } from '../../components/forms/ImageField/ImageField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'

type Content = TaskAsset['publicTaskContent']

/** As the contract limits it. */
const BUTTON_MAX = 60

interface PublicFieldsProps {
  defaultValue: Content
  error: string | undefined
  readOnly: boolean
  upload: Upload
  /** What is changed of it; undefined takes it away. */
  onChange: (part: { [Part in keyof Content]?: Content[Part] | undefined }) => void
}

/** What visitors read of the task, in place of its own words. */
export const PublicFields = ({ defaultValue, error, readOnly, upload, onChange }: PublicFieldsProps) => {
  const t = useTranslate()
  const [image, setImage] = useState(defaultValue.image)
  return (
    <>
      {(['title', 'description', 'buttonLabel'] as const).map((part, place) => (
        <TextField
          key={part}
          name={`publicTaskContent.${part}`}
          label={t(`task-assets:content.${part}`)}
          error={place === 0 ? error : undefined}
          readOnly={readOnly}
          multiline={part === 'description'}
          maxLength={part === 'buttonLabel' ? BUTTON_MAX : undefined}
          defaultValue={defaultValue[part]}
          onChange={({ currentTarget: { value } }) => onChange({ [part]: value })}
        />
      ))}
      <ImageField
        label={t('task-assets:content.image')}
        readOnly={readOnly}
        upload={upload}
        defaultValue={savedFile(defaultValue.image, t('task-assets:content.image'))}
        onChange={([file]) => {
          setImage(file?.url)
          onChange({ image: file?.url, focus: undefined })
        }}
      />
      {image !== undefined && (
        <FocusField
          key={image}
          label={t('asset-page:focus')}
          hint={t('asset-page:focus_hint')}
          readOnly={readOnly}
          src={image}
          defaultValue={image === defaultValue.image ? defaultValue.focus : undefined}
          onChange={(focus) => onChange({ focus })}
        />
      )}
    </>
  )
}
