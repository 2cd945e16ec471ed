import { NewVariant } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { AttributeList } from '../../../components/AttributeList/AttributeList.tsx'
import { areComplete } from '../../../components/AttributeList/rows.ts'
import { FormFrame } from '../../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { type VariantIdCheck, VariantIdField } from '../../../components/VariantIdField/VariantIdField.tsx'
import { tidyId } from '../../../components/VariantIdField/variant-id.ts'
import { useTranslate } from '../../../i18n/context.ts'

/** What of a new variant is filled in. */
const NewVariantFields = z.omit(NewVariant, { thingId: true, components: true })

export interface NewVariantScreenProps
  extends Pick<EntityFormProps<typeof NewVariantFields>, 'onSave' | 'onCancel' | 'onDirty'>,
    VariantIdCheck {
  /** Name of the asset; undefined while it is loaded. */
  thingName: string | undefined
}

const empty: z.input<typeof NewVariantFields> = { name: '', variantId: '', status: 'draft', attributes: [] }
const beginnings = NewVariantFields.shape.status.def.innerType.options

/** Makes a variant of an asset (specification 1, section 5). The server has the last word on whether an ID is free. */
export const NewVariantScreen = ({ thingName, checkedId, onCheckId, onCancel, ...props }: NewVariantScreenProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewVariantFields, { ...props, values: empty })
  const name = form.text('name', t('variants:new.name'))
  const id = form.text('variantId', t('variants:id'), tidyId)
  const attributes = form.value('attributes', t('variants:new.attributes'))
  const begins = beginnings.map((value) => ({ value, label: t(`names:status.variant.${value}`) }))

  return (
    <FormFrame
      as="page"
      isNew
      form={form}
      back={{ label: t('names:variants.title'), onBack: onCancel }}
      eyebrow={thingName ?? ' '}
      title={t('lists:variants.new')}
      submitLabel={t('variants:new.create')}
      onCancel={onCancel}
    >
      <TextField {...name} hint={t('variants:new.name_hint')} error={name.error && t('variants:new.name_wrong')} />
      <VariantIdField field={id} value={form.watch('variantId')} checkedId={checkedId} onCheckId={onCheckId} />
      <TextField {...form.text('description', t('variants:new.description'))} multiline />
      <SelectField {...form.choice('status', t('variants:new.begins'), begins)} required />
      <AttributeList
        label={attributes.label}
        // What is not whole is said at its line.
        error={areComplete(form.watch('attributes') ?? []) ? attributes.error : undefined}
        showErrors={attributes.error !== undefined}
        onChange={attributes.onChange}
      />
    </FormFrame>
  )
}
