import { type AccessTokenType, accessTokenTypes, NewAccessToken, type ProgramPermission } from '@tracemark/api/schemas'
import { useRef } from 'react'
import { localDay, toEndOfDay } from '../../components/Calendar/local-day.ts'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { DateField } from '../../components/forms/DateField/DateField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { PermissionMatrix } from '../../components/PermissionMatrix/PermissionMatrix.tsx'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import { TypeChoice } from './TypeChoice.tsx'

export interface AccessTokenFormProps extends EntityFormProps<typeof NewAccessToken> {
  /** Those that this person can give. */
  permissions: readonly ProgramPermission[]
  /** It was created by this person: nobody else changes what it may do, and until when. */
  isOwn: boolean
}

/** Creates or edits an access token. */
export const AccessTokenForm = ({ permissions, isOwn, ...props }: AccessTokenFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const form = useEntityForm(NewAccessToken, props)
  const fixed = props.readOnly || !isOwn
  const type = form.value('accessTokenType', t('access-tokens:type'), (value) => t(`access-tokens:type_name.${value ?? 'read_only'}`))
  const restrictions = form.value('restrictions', t('access-tokens:restrictions'), (value) => format.number(value?.permissions.length ?? 0))
  const expiry = form.value('expiresAt', t('access-tokens:expires'), (value) => (value === undefined ? '' : format.day(value)))
  const held = form.watch('accessTokenType')
  const current = accessTokenTypes.find((value) => value === held) ?? 'read_only'
  const listed = form.watch('restrictions')?.permissions
  // What was chosen comes back with the type.
  const kept = useRef<ProgramPermission[]>([])
  const changeType = (next: AccessTokenType) => {
    if (listed) kept.current = listed
    type.onChange(next)
    restrictions.onChange(next === 'restricted' ? { permissions: kept.current } : undefined)
  }
  const tomorrow = new Date(now())
  tomorrow.setDate(tomorrow.getDate() + 1)
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('access-tokens:new') : (props.name ?? t('names:access-tokens.one'))}>
      <TextField {...form.text('name', t('common:name'))} hint={t('access-tokens:name_hint')} />
      <TypeChoice
        label={type.label}
        name="accessTokenType"
        value={current}
        hint={isOwn ? t('access-tokens:acts_as') : t('access-tokens:not_own')}
        readOnly={fixed}
        options={accessTokenTypes.map((value) => ({
          value,
          label: t(`access-tokens:type_name.${value}`),
          text: t(`access-tokens:type_text.${value}`),
        }))}
        onChange={changeType}
      />
      {current === 'restricted' && (
        <PermissionMatrix
          label={restrictions.label}
          error={restrictions.error && t('access-tokens:none_chosen')}
          readOnly={fixed}
          permissions={permissions}
          defaultValue={listed ?? []}
          onChange={(next) => restrictions.onChange({ permissions: next })}
        />
      )}
      <DateField
        label={expiry.label}
        name={expiry.name}
        hint={t('access-tokens:expires_hint')}
        error={expiry.error}
        readOnly={fixed}
        min={fixed ? undefined : localDay(tomorrow)}
        defaultValue={expiry.defaultValue && localDay(new Date(expiry.defaultValue))}
        onChange={(day) => expiry.onChange(toEndOfDay(day))}
      />
    </FormFrame>
  )
}
