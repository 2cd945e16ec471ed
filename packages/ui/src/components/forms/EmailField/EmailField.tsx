import { isEmail, takeLine } from '@tracemark/api/rules'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { TextControl, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'multiline' | 'minLength' | 'maxLength'>

/** One e-mail address. */
export const EmailField = (props: EmailFieldProps) => {
  const t = useTranslate()
  return (
    <TextControl
      {...props}
      kind={{
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        start: <Icon name="mail" />,
        check: (text) => (isEmail(takeLine(text)) ? undefined : t('forms:invalid.email')),
      }}
    />
  )
}
