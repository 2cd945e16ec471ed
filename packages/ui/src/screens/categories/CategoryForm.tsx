import { type Category, identificationStandards, NewCategory } from '@tracemark/api/schemas'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { ImageField } from '../../components/forms/ImageField/ImageField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'

export interface CategoryFormProps extends EntityFormProps<typeof NewCategory> {
  findTemplates: FindOptions
  /** The category as it is saved. */
  category?: Pick<Category, 'defaultTemplate'> | undefined
}

/** Creates or edits a category. */
export const CategoryForm = ({ findTemplates, category, ...props }: CategoryFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewCategory, props)
  const templates = useNamed(findTemplates, [toOption(category?.defaultTemplate)])
  const template = form.value('defaultTemplateId', t('categories:default_template'), templates.getName)
  const standards = identificationStandards.map((value) => ({ value, label: t(`categories:standard.${value}`) }))
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('categories:new') : (props.name ?? t('names:categories.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('description', t('common:description'))} multiline />
      <FieldRow>
        <SelectField {...form.choice('identificationStandard', t('categories:standard'), standards)} />
        <TextField {...form.text('identifier', t('categories:identifier'))} hint={t('categories:identifier_hint')} />
      </FieldRow>
      <ReferenceField
        {...template}
        selected={templates.getName(template.defaultValue)}
        hint={t('categories:default_template_hint')}
        find={templates.find}
      />
      <ImageField {...form.file('image', t('common:image'))} />
    </FormFrame>
  )
}
