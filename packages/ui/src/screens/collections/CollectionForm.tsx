import { NewCollection } from '@tracemark/api/schemas'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'

export type CollectionFormProps = EntityFormProps<typeof NewCollection>

/** Creates or edits one. */
export const CollectionForm = (props: CollectionFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewCollection, props)
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('collections:new') : (props.name ?? t('names:collections.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('description', t('common:description'))} multiline hint={t('collections:fill_hint')} />
    </FormFrame>
  )
}
