import { styled } from '@mui/material/styles'
import { checkIdentificationCode } from '@tracemark/api/rules'
import { type IdentificationCode, identificationCodeTypes, NewIdentificationCode } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { lengthsText } from './code-lengths-text.ts'
import { shortType } from './code-type.ts'
import { useVerdict, type ValidateCode } from './use-verdict.ts'
import { verdictText } from './verdict-text.ts'

const Checked = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: 'var(--tm-text-s)',
  '&:not(:empty)': { minHeight: 32, marginTop: 6 },
  '& > svg': { color: 'var(--tm-positive)' },
})

export interface IdentificationCodeFormProps extends EntityFormProps<typeof NewIdentificationCode> {
  /** Asks the server whether a code is well formed and free. */
  validate: ValidateCode
  /** The asset has no other code, so that this one is primary whatever is asked. */
  isOnly?: boolean | undefined
  /** The code as it is saved. */
  code?: Pick<IdentificationCode, 'type' | 'value'> | undefined
}

/** Creates or edits an identification code of an asset. What is wrong with it is said while it is entered. */
export const IdentificationCodeForm = ({ validate, isOnly = false, code, ...props }: IdentificationCodeFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const form = useEntityForm(NewIdentificationCode, props, ({ type, value }) => {
    const problem = type && value && verdictText(t, format, { type, value }, checkIdentificationCode(type, value))
    return problem ? { value: problem } : {}
  })
  // Both are empty until the values have come.
  const [type, value = ''] = [form.watch('type') || 'gtin', form.watch('value')]
  const verdict = useVerdict(validate, { type, value }, code)
  const types = identificationCodeTypes.map((each) => ({ value: each, label: t(`identification-codes:type.${each}`) }))
  const label = t('identification-codes:value')
  const field = form.text('value', label)
  const { expected } = verdict ?? {}
  return (
    <FormFrame
      {...props}
      form={form}
      title={props.isNew ? t('identification-codes:new') : (props.name ?? t('names:identification-codes.one'))}
    >
      <SelectField {...form.choice('type', t('identification-codes:type'), types)} />
      <div>
        <TextField
          {...field}
          hint={lengthsText(t, format, type)}
          error={(verdict && verdictText(t, format, { type, value }, verdict)) ?? (verdict?.valid ? undefined : field.error)}
        />
        {!props.readOnly && (
          <Checked role="status">
            {expected !== undefined && (
              <Button size="small" onClick={() => form.value('value', label).onChange(expected)}>
                {t('identification-codes:check.use', { code: expected })}
              </Button>
            )}
            {verdict?.valid && value !== '' && (
              <>
                <Icon name="check" size={14} />
                {t('identification-codes:check.valid', { type: shortType(t, type) })}
              </>
            )}
          </Checked>
        )}
      </div>
      <BooleanField
        {...form.flag('isPrimary', t('identification-codes:primary'))}
        {...(isOnly && { readOnly: true })}
        hint={t(isOnly ? 'identification-codes:primary_only' : 'identification-codes:primary_hint')}
      />
    </FormFrame>
  )
}
