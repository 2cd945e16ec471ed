import { type Job, NewJob } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { DateTimeField } from '../../components/forms/DateTimeField/DateTimeField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { JobLink, type JobLinkProps } from './JobLink.tsx'

export interface JobFormProps extends EntityFormProps<typeof NewJob> {
  findUnits: FindOptions
  /** The tasks that can be run for a unit. */
  findTasks: (unitId: string, text: string, signal: AbortSignal) => ReturnType<FindOptions>
  /** Absent where this person may not see who belongs to the organization. */
  findPeople?: FindOptions | undefined
  /** The job as it is saved. */
  job?: Job | undefined
  /** Makes a link with which anyone runs the task. Absent where the person may not, or where nothing is to be done. */
  onLink?: JobLinkProps['onCreate'] | undefined
}

const findNone: FindOptions = async () => []

/** Asks somebody to run a task for a unit until a date. Its unit and its task stay. */
export const JobForm = ({ findUnits, findTasks, findPeople, job, onLink, ...props }: JobFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const form = useEntityForm(NewJob, props)
  const { isNew, readOnly = false } = props
  const units = useNamed(findUnits, [job && { value: job.itemId, label: job.unit.name }])
  const unitId = form.watch('itemId')
  const find = useMemo<FindOptions>(() => (unitId ? (text, signal) => findTasks(unitId, text, signal) : findNone), [unitId, findTasks])
  const tasks = useNamed(find, [job && { value: job.taskThingId, label: job.task.name }])
  const assigned = job?.assignedTo !== undefined ? { value: job.assignedTo, label: job.assignedToName ?? job.assignedTo } : undefined
  const people = useNamed(findPeople ?? findNone, [assigned])
  const unit = form.value('itemId', t('names:units.one'), units.getName)
  const task = form.value('taskThingId', t('names:tasks.one'), tasks.getName)
  const person = form.value('assignedTo', t('jobs:assigned_to'), people.getName)
  const when = (value: string | undefined) => (value ? format.dateTime(value) : '')
  return (
    <FormFrame {...props} form={form} title={isNew ? t('jobs:new') : (props.name ?? t('names:jobs.one'))} eyebrow={job?.code}>
      <TextField {...form.text('name', t('common:name'))} />
      <ReferenceField
        {...unit}
        required={unit.required && isNew}
        readOnly={readOnly || !isNew}
        selected={units.getName(unit.defaultValue)}
        find={units.find}
        // Its tasks are others.
        onChange={(next) => {
          unit.onChange(next)
          task.onChange(undefined)
        }}
      />
      <ReferenceField
        {...task}
        required={task.required && isNew}
        key={isNew ? unitId : undefined}
        readOnly={readOnly || !isNew}
        hint={isNew && !unitId ? t('jobs:unit_first') : undefined}
        selected={tasks.getName(task.defaultValue)}
        find={tasks.find}
      />
      {findPeople && <ReferenceField {...person} selected={people.getName(person.defaultValue)} find={people.find} />}
      <DateTimeField {...form.value('dueDate', t('jobs:due'), when)} />
      <DateTimeField {...form.value('expiryDate', t('jobs:expires'), when)} hint={t('jobs:expires_hint')} />
      <BooleanField {...form.flag('highPriority', t('jobs:high_priority'))} />
      {job && onLink && <JobLink job={job} onCreate={onLink} />}
    </FormFrame>
  )
}
