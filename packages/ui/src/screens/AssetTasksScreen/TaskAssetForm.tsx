import {
  NewTaskAsset,
  Outcome,
  publicTaskVisibilities,
  type TaskAsset,
  type UnitStatus,
  type ValueChainElement,
} from '@tracemark/api/schemas'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { DateField } from '../../components/forms/DateField/DateField.tsx'
import { endOfDay, localDay } from '../../components/forms/DateField/local-day.ts'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

export interface TaskAssetFormProps extends EntityFormProps<typeof NewTaskAsset> {
  findTasks: FindOptions
  /** Of the asset's value chain; absent until they are known. */
  elements: readonly Pick<ValueChainElement, 'id' | 'name'>[] | undefined
  /** The organization's; absent until they are known. */
  unitStatuses: readonly UnitStatus[] | undefined
  /** The task as it is saved. */
  row?: Pick<TaskAsset, 'task'> | undefined
}

/** Adds a task to an asset, or says how it is run there and who is offered it. */
export const TaskAssetForm = ({ findTasks, elements = [], unitStatuses = [], row, ...props }: TaskAssetFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const form = useEntityForm(NewTaskAsset, props)
  const task = form.value('taskId', t('tasks:one'))
  const visibilityName = (value: TaskAsset['publicTaskVisibility'] = 'off') => t(`asset-tasks:visibility.${value}`)
  const visibility = form.value('publicTaskVisibility', t('asset-tasks:visibility'), visibilityName)
  const element = form.choice(
    'valueChainElementId',
    t('asset-tasks:element'),
    elements.map(({ id, name }) => ({ value: id, label: name })),
  )
  const expiry = form.value('expiration', t('asset-tasks:expires'), (value) => (value ? format.day(value) : ''))
  const content = form.value('publicTaskContent', t('asset-tasks:content'), (value) => value?.title ?? '')
  const say = (part: 'title' | 'description' | 'buttonLabel', text: string) => {
    const { [part]: _, ...rest } = form.watch('publicTaskContent') ?? {}
    content.onChange(text === '' ? rest : { ...rest, [part]: text })
  }
  const statuses = form.value('itemStatuses', t('asset-tasks:statuses'), (value = {}) => format.number(Object.keys(value).length))
  const change = (outcome: (typeof Outcome.options)[number], status: string) => {
    const { [outcome]: _, ...rest } = form.watch('itemStatuses') ?? {}
    statuses.onChange(status === '' ? rest : { ...rest, [outcome]: Number(status) })
  }
  const isShown = (form.watch('publicTaskVisibility') ?? 'off') !== 'off'
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('asset-tasks:new') : (row?.task.name ?? t('tasks:one'))}>
      {props.isNew && <ReferenceField {...task} find={findTasks} onChange={(id = '') => task.onChange(id)} />}
      {elements.length > 0 && <SelectField {...element} hint={t('asset-tasks:element_hint')} />}
      <DateField
        label={expiry.label}
        name={expiry.name}
        error={expiry.error}
        readOnly={expiry.readOnly}
        hint={t('asset-tasks:expires_hint')}
        defaultValue={expiry.defaultValue && localDay(new Date(expiry.defaultValue))}
        onChange={({ currentTarget: { value } }) => expiry.onChange(endOfDay(value))}
      />
      <FieldGroup title={t('asset-tasks:public')}>
        <SelectField
          label={visibility.label}
          name={visibility.name}
          error={visibility.error}
          readOnly={visibility.readOnly}
          answered
          defaultValue={visibility.defaultValue ?? 'off'}
          options={publicTaskVisibilities.map((value) => ({ value, label: visibilityName(value) }))}
          onChange={({ currentTarget: { value } }) => visibility.onChange(publicTaskVisibilities.find((one) => one === value) ?? 'off')}
        />
        <BooleanField {...form.flag('publicServiceEnabled', t('asset-tasks:service'))} hint={t('asset-tasks:service_hint')} />
        <BooleanField {...form.flag('publicServiceSharingEnabled', t('asset-tasks:sharing'))} hint={t('asset-tasks:sharing_hint')} />
        {isShown &&
          (['title', 'description', 'buttonLabel'] as const).map((part) => (
            <TextField
              key={part}
              name={`publicTaskContent.${part}`}
              label={t(`asset-tasks:content.${part}`)}
              readOnly={content.readOnly}
              multiline={part === 'description'}
              maxLength={part === 'buttonLabel' ? 60 : undefined}
              defaultValue={content.defaultValue?.[part]}
              onChange={({ currentTarget: { value } }) => say(part, value)}
            />
          ))}
      </FieldGroup>
      {unitStatuses.length > 0 && (
        <FieldGroup title={t('asset-tasks:statuses')}>
          {Outcome.options.map((outcome, place) => (
            <SelectField
              key={outcome}
              name={`itemStatuses.${outcome}`}
              label={outcome === 'otherwise' ? t('asset-tasks:otherwise') : t(`interactions:classification.${outcome}`)}
              hint={place === 0 ? t('asset-tasks:statuses_hint') : undefined}
              error={place === 0 ? statuses.error : undefined}
              readOnly={statuses.readOnly}
              defaultValue={String(statuses.defaultValue?.[outcome] ?? '')}
              options={unitStatuses.map(({ value, name }) => ({ value: String(value), label: name }))}
              onChange={({ currentTarget: { value } }) => change(outcome, value)}
            />
          ))}
        </FieldGroup>
      )}
    </FormFrame>
  )
}
