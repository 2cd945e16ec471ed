import type * as z from 'zod/mini'
import { AttributeList } from '../../components/AttributeList/AttributeList.tsx'
import { areComplete } from '../../components/AttributeList/rows.ts'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { isVariantId, NewVariantFields, tidyId } from './new-variant.ts'

export interface NewVariantScreenProps extends Pick<EntityFormProps<typeof NewVariantFields>, 'onSave' | 'onCancel' | 'onDirty'> {
  /** Name of the asset; undefined while it is loaded. */
  thingName: string | undefined
  /** What was found out of an ID: whether another variant has it. */
  checkedId?: { variantId: string; taken: boolean } | undefined
  /** A whole ID was written: somebody may look whether it is free. */
  onCheckId: (variantId: string) => void
}

const empty: z.input<typeof NewVariantFields> = { name: '', variantId: '', status: 'draft', attributes: [] }
const beginnings = NewVariantFields.shape.status.def.innerType.options

/** Makes a variant of an asset (specification 1, section 5). The server has the last word on whether an ID is free. */
export const NewVariantScreen = ({ thingName, checkedId, onCheckId, onCancel, ...props }: NewVariantScreenProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewVariantFields, { ...props, values: empty })
  const name = form.text('name', t('new-variant:name'))
  const id = form.text('variantId', t('variant-life:id'), tidyId)
  const attributes = form.value('attributes', t('new-variant:attributes'))
  const begins = beginnings.map((value) => ({ value, label: t(`statuses:variant.${value}`) }))

  const variantId = form.watch('variantId')
  const known = checkedId?.variantId === variantId ? checkedId : undefined
  const free = known && !known.taken && id.error === undefined ? t('new-variant:id_free', { id: variantId }) : undefined
  const idError = () => {
    if (id.error === undefined) return known?.taken ? t('new-variant:id_taken') : undefined
    if (variantId === '') return t('new-variant:id_missing')
    return t(isVariantId(variantId) ? 'new-variant:id_taken' : 'new-variant:id_wrong')
  }
  return (
    <FormFrame
      as="page"
      isNew
      form={form}
      back={{ label: t('variants:title'), onBack: onCancel }}
      above={thingName ?? ' '}
      title={t('lists:variants.new')}
      submitLabel={t('new-variant:create')}
      onCancel={onCancel}
    >
      <TextField {...name} hint={t('new-variant:name_hint')} error={name.error && t('new-variant:name_wrong')} />
      <TextField
        {...id}
        hint={free ?? t('new-variant:id_hint')}
        error={idError()}
        onBlur={(event) => {
          void id.onBlur(event)
          const written = event.currentTarget.value
          if (isVariantId(written)) onCheckId(written)
        }}
      />
      <VisuallyHidden role="status">{free}</VisuallyHidden>
      <TextField {...form.text('description', t('new-variant:description'))} multiline />
      <SelectField {...form.choice('status', t('new-variant:begins'), begins)} required />
      <AttributeList
        label={attributes.label}
        // What is not whole is said at its line.
        error={areComplete(form.watch('attributes') ?? []) ? attributes.error : undefined}
        checked={attributes.error !== undefined}
        onChange={attributes.onChange}
      />
    </FormFrame>
  )
}
