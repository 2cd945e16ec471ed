import type { ComponentProps } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { TextField } from '../forms/TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { isVariantId } from './variant-id.ts'

export interface VariantIdCheck {
  /** What was found out of an ID: whether another variant has it. */
  checkedId?: { variantId: string; taken: boolean } | undefined
  /** A whole ID was written: somebody may look whether it is free. */
  onCheckId: (variantId: string) => void
}

interface VariantIdFieldProps extends VariantIdCheck {
  /** Of the form, tidied by `tidyId`. */
  field: ComponentProps<typeof TextField> & Required<Pick<ComponentProps<typeof TextField>, 'onBlur'>>
  /** What is entered now. */
  value: string
  /** In the place of the usual one. */
  hint?: string | undefined
}

/** The ID of a variant. The server has the last word on whether it is free. */
export const VariantIdField = ({ field, value, hint, checkedId, onCheckId }: VariantIdFieldProps) => {
  const t = useTranslate()
  const known = checkedId?.variantId === value ? checkedId : undefined
  const free = known && !known.taken && field.error === undefined ? t('variants:new.id_free', { id: value }) : undefined
  const isWrong = field.error !== undefined && value !== '' && !isVariantId(value)
  const error = () => {
    if (field.error === undefined) return known?.taken ? t('variants:new.id_taken') : undefined
    if (value === '') return t('variants:new.id_missing')
    return t(isWrong ? 'variants:new.id_wrong' : 'variants:new.id_taken')
  }
  return (
    <>
      <TextField
        {...field}
        // The error says what the usual hint says.
        hint={free ?? hint ?? (isWrong ? undefined : t('variants:new.id_hint'))}
        error={error()}
        onBlur={(event) => {
          field.onBlur(event)
          const written = event.currentTarget.value
          if (isVariantId(written)) onCheckId(written)
        }}
      />
      <VisuallyHidden role="status">{free}</VisuallyHidden>
    </>
  )
}
