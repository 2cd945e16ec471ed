import { NewTemplate, type Template } from '@tracemark/api/schemas'
import { AttributeList } from '../../components/AttributeList/AttributeList.tsx'
import { areComplete, repeatedIn } from '../../components/AttributeList/rows.ts'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { ImageField } from '../../components/forms/ImageField/ImageField.tsx'
import { ReferencesField } from '../../components/forms/MultiSelectField/MultiSelectField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

type Attributes = Template['attributes']

const toRows = (attributes: Attributes) => attributes.map(({ label, ...attribute }) => ({ key: label, ...attribute }))

export interface TemplateFormProps extends EntityFormProps<typeof NewTemplate> {
  findCategories: FindOptions
  findAssets: FindOptions
  /** The template as it is saved. */
  template?: Pick<Template, 'categories' | 'sample'> | undefined
}

/** Creates or edits a template. */
export const TemplateForm = ({ findCategories, findAssets, template, ...props }: TemplateFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const form = useEntityForm(NewTemplate, props, ({ attributes: list = [] }) => ({
    ...(repeatedIn(toRows(list)).length > 0 && { attributes: t('forms:attributes.repeated') }),
  }))
  const categories = useNamed(findCategories, (template?.categories ?? []).map(toOption))
  const assigned = form.value('categoryIds', t('templates:categories'), (ids = []) => format.list(ids.map(categories.getName)))
  // An id whose category was deleted is left as it is until somebody chooses anew.
  const chosen = (assigned.defaultValue ?? []).map((value) => ({ value, label: categories.getName(value) }))
  const assets = useNamed(findAssets, [toOption(template?.sample)])
  const sample = form.value('sampleId', t('templates:sample'), assets.getName)
  const {
    error,
    defaultValue = [],
    onChange,
    ...attributes
  } = form.value('attributes', t('templates:attributes'), (list = []) => format.list(list.map(({ label, value }) => `${label}: ${value}`)))
  const entered = toRows(form.watch('attributes') ?? [])
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('templates:new') : (props.name ?? t('names:templates.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('description', t('common:description'))} multiline />
      <ReferencesField {...assigned} selected={chosen} hint={t('templates:categories_hint')} find={categories.find} />
      <AttributeList
        {...attributes}
        hint={t('templates:attributes_hint')}
        units={false}
        disabled={props.readOnly}
        defaultValue={toRows(defaultValue)}
        showErrors={error !== undefined}
        unique
        error={areComplete(entered) && repeatedIn(entered).length === 0 ? error : undefined}
        onChange={(rows) => onChange(rows.map(({ key, value, type }) => ({ label: key, value, type })))}
      />
      <ReferenceField {...sample} selected={assets.getName(sample.defaultValue)} hint={t('templates:sample_hint')} find={assets.find} />
      <ImageField {...form.file('image', t('common:image'))} />
    </FormFrame>
  )
}
