import { checkIdentificationCode, takeCode } from '@tracemark/api/rules'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { TextControl, type TextFieldProps } from '../TextField/TextField.tsx'

/** The place of the check digit among the digits, from 1. */
const CHECK_PLACE = 13

/** A Global Document Type Identifier (GS1). The field checks its check digit when it is left. */
export const GdtiField = ({ error, onChange, ...props }: Omit<TextFieldProps, 'multiline' | 'minLength'>) => {
  const t = useTranslate()
  const [entered, setEntered] = useState(props.defaultValue ?? '')
  const check = (text: string): string | undefined => {
    const { valid, reason, expected = '' } = checkIdentificationCode('gdti', text)
    if (valid || takeCode(text) === '') return undefined
    if (reason !== 'wrong_check_digit') return t('forms:identifier.gdti')
    return t('forms:identifier.check_digit', { place: CHECK_PLACE, digit: expected.charAt(CHECK_PLACE - 1) })
  }
  return (
    <TextControl
      {...props}
      // What the field itself knows of the mistake says more.
      error={error === undefined ? undefined : (check(entered) ?? error)}
      onChange={(event) => {
        setEntered(event.currentTarget.value)
        onChange?.(event)
      }}
      kind={{ type: 'text', check }}
    />
  )
}
