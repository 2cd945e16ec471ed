import { styled } from '@mui/material/styles'
import type { Task, UnitStatus } from '@tracemark/api/schemas'
import { AttributeList } from '../../components/AttributeList/AttributeList.tsx'
import { MetadataField } from '../../components/AttributeList/MetadataField.tsx'
import { areComplete } from '../../components/AttributeList/rows.ts'
import { surface } from '../../components/Card/surface.ts'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import { BooleanField, type BooleanFieldProps } from '../../components/forms/BooleanField/BooleanField.tsx'
import { ConditionsField, type ConditionsFieldProps } from '../../components/forms/ConditionsField/ConditionsField.tsx'
import { ImageField, type ImageFieldProps } from '../../components/forms/ImageField/ImageField.tsx'
import { TextField, type TextFieldProps } from '../../components/forms/TextField/TextField.tsx'
import { UrlField } from '../../components/forms/UrlField/UrlField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'

const Sheet = styled('div')(surface, {
  display: 'grid',
  gap: 20,
  maxWidth: 860,
  padding: '22px 24px 24px',
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
})

interface Bound<Value> {
  label: string
  error?: string | undefined
  defaultValue: Value | undefined
  onChange: (value: Value) => void
}

export const toAttributeRows = (attributes: Task['attributes'] = []) =>
  attributes.map(({ label, ...attribute }) => ({ key: label, ...attribute }))

interface GeneralTabProps {
  name: TextFieldProps
  description: TextFieldProps
  image: ImageFieldProps
  discovery: BooleanFieldProps
  review: BooleanFieldProps
  page: Bound<string>
  conditions: Omit<ConditionsFieldProps, 'unitStatuses' | 'showErrors'>
  unitStatuses: readonly UnitStatus[] | undefined
  attributes: Bound<Task['attributes']>
  /** As they are entered now. */
  entered: Task['attributes']
  metadata: Bound<Task['metadata']>
  readOnly: boolean
  onMetadataProblem: (problem: MessageKey | undefined) => void
}

/** What a task is called, what it is for, who is offered it on public pages, and what programs know of it. */
export const GeneralTab = (props: GeneralTabProps) => {
  const { name, description, image, discovery, review, page, attributes, entered, metadata, readOnly, onMetadataProblem } = props
  const { error: wrongConditions, ...conditions } = props.conditions
  const t = useTranslate()
  return (
    <Sheet>
      <TextField {...name} />
      <TextField {...description} multiline hint={t('tasks:description_hint')} />
      <ImageField {...image} />
      <BooleanField {...discovery} hint={t('tasks:discovery_hint')} />
      <BooleanField {...review} hint={t('tasks:review_hint')} />
      <UrlField
        label={page.label}
        hint={t('tasks:page_hint')}
        readOnly={readOnly}
        error={page.error}
        defaultValue={page.defaultValue}
        onChange={({ currentTarget: { value } }) => page.onChange(value.trim())}
      />
      <FieldGroup heading="h2" title={t('tasks:conditions')}>
        <ConditionsField {...conditions} unitStatuses={props.unitStatuses} showErrors={wrongConditions !== undefined} />
      </FieldGroup>
      <FieldGroup heading="h2" title={t('task-assets:data')}>
        <AttributeList
          label={attributes.label}
          units={false}
          disabled={readOnly}
          defaultValue={toAttributeRows(attributes.defaultValue)}
          showErrors={attributes.error !== undefined}
          error={areComplete(toAttributeRows(entered)) ? attributes.error : undefined}
          onChange={(rows) => attributes.onChange(rows.map(({ key, value, type }) => ({ label: key, value, type })))}
        />
        <MetadataField
          label={metadata.label}
          hint={t('task-assets:metadata_hint')}
          disabled={readOnly}
          defaultValue={metadata.defaultValue ?? {}}
          error={metadata.error}
          onChange={metadata.onChange}
          onProblem={onMetadataProblem}
        />
      </FieldGroup>
    </Sheet>
  )
}
