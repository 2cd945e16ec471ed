import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { isUrl } from '../FieldFrame/checks.ts'
import { TextControl, type TextFieldProps } from '../TextField/TextField.tsx'

export type UrlFieldProps = Omit<TextFieldProps, 'multiline' | 'minLength' | 'maxLength'>

/** An address of the web. */
export const UrlField = (props: UrlFieldProps) => {
  const t = useTranslate()
  return (
    <TextControl
      {...props}
      kind={{
        type: 'text',
        inputMode: 'url',
        autoComplete: 'url',
        start: <Icon name="link" />,
        check: (text) => (isUrl(text.trim()) ? undefined : t('forms:invalid.url')),
      }}
    />
  )
}
