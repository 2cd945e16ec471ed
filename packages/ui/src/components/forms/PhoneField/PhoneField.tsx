import { isPhone, takeCode } from '@tracemark/api/rules'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { TextControl, type TextFieldProps } from '../TextField/TextField.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'multiline' | 'minLength' | 'maxLength'>

/** A phone number with its country. */
export const PhoneField = (props: PhoneFieldProps) => {
  const t = useTranslate()
  return (
    <TextControl
      {...props}
      kind={{
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        start: <Icon name="phone" />,
        check: (text) => (isPhone(takeCode(text)) ? undefined : t('forms:invalid.phone')),
      }}
    />
  )
}
