import Link from '@mui/material/Link'
import {
  NewTaskAsset,
  Outcome,
  publicTaskVisibilities,
  type Task,
  type TaskAsset,
  type UnitStatus,
  type ValueChainElement,
} from '@tracemark/api/schemas'
import { useState } from 'react'
import { AttributeList } from '../../components/AttributeList/AttributeList.tsx'
import { MetadataField } from '../../components/AttributeList/MetadataField.tsx'
import { areComplete } from '../../components/AttributeList/rows.ts'
import { ConditionsText } from '../../components/ConditionsText/ConditionsText.tsx'
import type { ConditionNames } from '../../components/ConditionsText/conditions-sentence.ts'
import { FoldGroup } from '../../components/FormFrame/FoldGroup.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { DateTimeField } from '../../components/forms/DateTimeField/DateTimeField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { UnitStatusField } from '../../components/forms/UnitStatusField/UnitStatusField.tsx'
import { MessagesField } from '../../components/Outcomes/MessagesField.tsx'
import { Hint, type OutcomeName, outcomeText } from '../../components/Outcomes/outcome.tsx'
import { statusOption } from '../../components/StatusChip/status-option.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { PublicFields } from './PublicFields.tsx'
import { StepsField } from './StepsField.tsx'

type Attributes = TaskAsset['attributes']

const toRows = (attributes: Attributes = []) => attributes.map(({ label, ...attribute }) => ({ key: label, ...attribute }))

/** Without what is empty. */
const filled = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Values

export interface TaskAssetFormProps extends EntityFormProps<typeof NewTaskAsset> {
  findTasks: FindOptions
  /** A task is chosen for a new link: `task` is to be that one's. */
  onTask?: ((id: string | undefined) => void) | undefined
  /** What the task asks, says and is shown by; absent until it is known. */
  task?: Pick<Task, 'config' | 'resultMessages' | 'ruleConditions'> | undefined
  /** Of the units and variants in the task's conditions. */
  conditionNames?: ConditionNames['entities']
  /** Of the asset's value chain; absent until they are known. */
  elements: readonly Pick<ValueChainElement, 'id' | 'name'>[] | undefined
  /** The organization's; absent until they are known. */
  unitStatuses: readonly UnitStatus[] | undefined
  /** The task as it is saved. */
  row?: Pick<TaskAsset, 'task'> | undefined
  /** The asset that it comes from, where it is not this one's own. */
  inheritedFrom?: { name: string; href: string } | undefined
}

/** Adds a task to an asset, or says how it is run there and who is offered it. What few people need is folded away. */
export const TaskAssetForm = ({
  findTasks,
  onTask,
  task: ofTask,
  conditionNames,
  elements = [],
  unitStatuses = [],
  row,
  inheritedFrom,
  ...props
}: TaskAssetFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [metadataProblem, setMetadataProblem] = useState<MessageKey>()
  const form = useEntityForm(NewTaskAsset, props, ({ attributes }) => ({
    ...(!areComplete(toRows(attributes)) && { attributes: t('forms:attributes.incomplete') }),
    ...(metadataProblem && { metadata: t(metadataProblem) }),
  }))
  const readOnly = props.readOnly ?? false
  const task = form.value('taskId', t('names:tasks.one'))
  const element = form.choice(
    'valueChainElementId',
    t('task-assets:element'),
    elements.map(({ id, name }) => ({ value: id, label: name })),
  )
  const expiry = form.value('expiration', t('task-assets:expires'), (value) => (value ? format.dateTime(value) : ''))

  const visibilityName = (value: TaskAsset['publicTaskVisibility'] = 'off') => t(`task-assets:visibility.${value}`)
  const visibility = form.value('publicTaskVisibility', t('task-assets:visibility'), visibilityName)
  const content = form.value('publicTaskContent', t('task-assets:content'), (value) => value?.title ?? '')
  // Empty before somebody chooses.
  const shown = form.watch('publicTaskVisibility') || 'off'

  const statusText = (status: number | undefined) => {
    const found = unitStatuses.find(({ value }) => value === status)
    return found ? statusOption(t, found).label : ''
  }
  const statusesText = (value: TaskAsset['itemStatuses'] = {}) =>
    format.list(Outcome.options.flatMap((each) => (value[each] === undefined ? [] : `${outcomeText(t, each)}: ${statusText(value[each])}`)))
  const statuses = form.value('itemStatuses', t('task-assets:statuses'), statusesText)
  const setStatus = (outcome: OutcomeName, status: number | undefined) =>
    statuses.onChange(filled({ ...form.watch('itemStatuses'), [outcome]: status }))

  const stepsText = (value: TaskAsset['stepsEngineConfig']) => format.list(value?.steps.map(({ title }) => title) ?? [])
  const steps = form.value('stepsEngineConfig', t('task-assets:steps'), stepsText)
  const messagesText = (value: TaskAsset['messagesEngineConfig']) =>
    format.list(Outcome.options.filter((each) => value?.messages[each]).map((each) => outcomeText(t, each)))
  const messages = form.value('messagesEngineConfig', t('task-assets:messages'), messagesText)

  const attributes = form.value('attributes', t('task-assets:attributes'), (list = []) =>
    format.list(list.map(({ label, value }) => `${label}: ${value}`)),
  )
  const metadata = form.value('metadata', t('task-assets:metadata'), (value = {}) =>
    format.list(Object.entries(value).map(([key, each]) => `${key}: ${each}`)),
  )
  const dataText = format.list([
    ...(form.watch('attributes') ?? []).map(({ label }) => label),
    ...Object.keys(form.watch('metadata') ?? {}).filter((key) => key !== ''),
  ])
  return (
    <FormFrame
      {...props}
      form={form}
      title={props.isNew ? t('task-assets:new') : (row?.task.name ?? t('names:tasks.one'))}
      submitLabel={props.isNew ? t('task-assets:new') : undefined}
    >
      {inheritedFrom && (
        <Hint>
          <Link href={inheritedFrom.href}>{t('task-assets:inherited', { name: inheritedFrom.name })}</Link>
        </Hint>
      )}
      {props.isNew && (
        <ReferenceField
          {...task}
          find={findTasks}
          onChange={(id = '') => {
            task.onChange(id)
            onTask?.(id === '' ? undefined : id)
          }}
        />
      )}
      {elements.length > 0 && <SelectField {...element} hint={t('task-assets:element_hint')} />}
      <DateTimeField {...expiry} hint={t('task-assets:expires_hint')} />
      <div>
        <FoldGroup
          title={t('task-assets:public')}
          summary={visibilityName(shown)}
          hasMistake={content.error !== undefined || visibility.error !== undefined}
        >
          <SelectField
            label={visibility.label}
            name={visibility.name}
            error={visibility.error}
            readOnly={readOnly}
            answered
            defaultValue={visibility.defaultValue ?? 'off'}
            options={publicTaskVisibilities.map((value) => ({ value, label: visibilityName(value) }))}
            onChange={({ currentTarget: { value } }) => visibility.onChange(publicTaskVisibilities.find((one) => one === value) ?? 'off')}
          />
          {ofTask && shown !== 'off' && (
            <div>
              <ConditionsText conditions={ofTask.ruleConditions} unitStatuses={unitStatuses} entities={conditionNames} />
              {ofTask.ruleConditions.length > 0 && <Hint>{t('task-assets:conditions_hint')}</Hint>}
            </div>
          )}
          <BooleanField {...form.flag('publicServiceEnabled', t('task-assets:service'))} hint={t('task-assets:service_hint')} />
          <BooleanField {...form.flag('publicServiceSharingEnabled', t('task-assets:sharing'))} hint={t('task-assets:sharing_hint')} />
          {shown !== 'off' && (
            <PublicFields
              defaultValue={content.defaultValue ?? {}}
              error={content.error}
              readOnly={readOnly}
              upload={form.upload}
              onChange={(part) => content.onChange(filled({ ...form.watch('publicTaskContent'), ...part }))}
            />
          )}
        </FoldGroup>
        {unitStatuses.length > 0 && (
          <FoldGroup
            title={statuses.label}
            summary={statusesText(form.watch('itemStatuses')) || t('task-assets:statuses.keep')}
            hasMistake={statuses.error !== undefined}
          >
            <Hint>{t('task-assets:statuses_hint')}</Hint>
            {Outcome.options.map((outcome, place) => (
              <UnitStatusField
                key={outcome}
                name={`itemStatuses.${outcome}`}
                label={outcomeText(t, outcome)}
                placeholder={t('task-assets:statuses.keep')}
                error={place === 0 ? statuses.error : undefined}
                readOnly={readOnly}
                unitStatuses={unitStatuses}
                defaultValue={statuses.defaultValue?.[outcome]}
                onChange={(status) => setStatus(outcome, status)}
              />
            ))}
          </FoldGroup>
        )}
        <FoldGroup
          title={steps.label}
          summary={stepsText(form.watch('stepsEngineConfig')) || t('task-assets:steps.none')}
          hasMistake={steps.error !== undefined}
        >
          <StepsField
            key={task.defaultValue}
            widgets={ofTask?.config.widgets}
            defaultValue={steps.defaultValue?.steps ?? []}
            error={steps.error}
            readOnly={readOnly}
            onChange={(next) => steps.onChange(next && { steps: next })}
          />
        </FoldGroup>
        <FoldGroup
          title={messages.label}
          summary={messagesText(form.watch('messagesEngineConfig')) || t('task-assets:messages.own')}
          hasMistake={messages.error !== undefined}
        >
          <MessagesField
            own={ofTask?.resultMessages}
            defaultValue={messages.defaultValue?.messages ?? {}}
            error={messages.error}
            readOnly={readOnly}
            upload={form.upload}
            onChange={(next) => messages.onChange(next && { messages: next })}
          />
        </FoldGroup>
        <FoldGroup
          title={t('task-assets:data')}
          summary={dataText || t('task-assets:none')}
          hasMistake={attributes.error !== undefined || metadata.error !== undefined}
        >
          <AttributeList
            label={attributes.label}
            units={false}
            disabled={readOnly}
            defaultValue={toRows(attributes.defaultValue)}
            showErrors={attributes.error !== undefined}
            error={areComplete(toRows(form.watch('attributes'))) ? attributes.error : undefined}
            onChange={(rows) => attributes.onChange(rows.map(({ key, value, type }) => ({ label: key, value, type })))}
          />
          <MetadataField
            label={metadata.label}
            hint={t('task-assets:metadata_hint')}
            disabled={readOnly}
            defaultValue={metadata.defaultValue ?? {}}
            error={metadata.error}
            onChange={metadata.onChange}
            onProblem={setMetadataProblem}
          />
        </FoldGroup>
      </div>
    </FormFrame>
  )
}
